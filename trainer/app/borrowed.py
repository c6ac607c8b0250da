"""The few words Streamlit says of itself, in the learner's language.

It names its own buttons in English only: what a screen reader hears, the link the keyboard meets first, and the
button that takes a file.
"""

import json
from typing import Final

import streamlit as st

from trainer.app.texts import LANGUAGES, N_, language, translate

#: What Streamlit says, whole; and how it begins where a label of ours follows.
WORDS: Final = (
    N_("Skip to main content"),
    N_("Navigate to home page"),
    N_("App pages"),
    N_("Sidebar"),
    N_("Expand sidebar"),
    N_("Collapse sidebar"),
    N_("Upload"),
)
BEGINS: Final = (N_("Help for"),)

# Kept up as elements come, of which alone it looks at what is new; it writes only what differs, so that it does not
# wake itself for ever.
_SCRIPT: Final = """
(() => {
  const said = (text) => {
    if (text in WORDS) return WORDS[text];
    const start = Object.keys(BEGINS).find((start) => text.startsWith(`${start} `));
    return start === undefined ? text : BEGINS[start] + text.slice(start.length);
  };
  const name = (node) => {
    const theirs = node.getAttribute("aria-label") ?? "", ours = said(theirs);
    if (ours !== theirs) node.setAttribute("aria-label", ours);
  };
  const write = ({firstChild: text}) => {
    if (text && text.data && said(text.data) !== text.data) text.data = said(text.data);
  };
  const look = (root) => {
    const within = (selector) => [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
    within("[aria-label]").forEach(name);
    within('[data-testid="stSkipToContent"], .stFileUploader button p').forEach(write);
  };
  const hear = (records) => {
    for (const {type, target, addedNodes} of records) {
      if (type === "attributes") name(target);
      else for (const node of addedNodes) if (node instanceof Element) look(node);
    }
  };
  window.borrowedWords?.disconnect();
  window.borrowedWords = new MutationObserver(hear);
  window.borrowedWords.observe(document.body, {childList: true, subtree: true, attributeFilter: ["aria-label"]});
  look(document.body);
})();
"""


def draw() -> None:
    """Puts Streamlit's own words into the language of the session, those of the page before it too."""
    words, begins = (json.dumps(_said(texts), ensure_ascii=False) for texts in (WORDS, BEGINS))
    script = _SCRIPT.replace("WORDS", words).replace("BEGINS", begins)
    st.html(f"<script>{script}</script>", unsafe_allow_javascript=True)


def _said(texts: tuple[str, ...]) -> dict[str, str]:
    """Each text, in whichever language it stands, with what it is in this one."""
    here = language()
    return {translate(lang, text): translate(here, text) for text in texts for lang in LANGUAGES if lang != here}
