"""What a page must not show: words of the other language, anything wider than the window or cut at a side, errors."""

import re
from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po
from playwright.sync_api import Page, expect

from trainer.app import texts

SHORTEST = 4  # letters of a label; a shorter one may be a word of both languages
_PORTUGUESE = "não você são uma para que seu sua dos das ou é está pode carta cartas mão vez"
_ENGLISH = "the and you of with is are your not card cards step lesson hand this that by from to submit press"
SMALL_WORDS = {"pt-BR": frozenset(_PORTUGUESE.split()), "en": frozenset(_ENGLISH.split())}

_SEEN = """
(width) => {
  const words = [], wide = [];
  const name = (node) => `${[node.localName, ...node.classList].join(".")} ${node.textContent.slice(0, 40)}`;
  const sideways = (box, at) => box.width && box.height && (box.right > at.right + 1 || box.left < at.left - 1);
  const window_ = {left: 0, right: width};
  // `frame`: what an element must lie in; null where it may be scrolled to.
  const walk = (node, frame) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.textContent.trim()) words.push(node.textContent.trim());
      return;
    }
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (["STYLE", "SCRIPT"].includes(node.tagName) || !node.checkVisibility({visibilityProperty: true})) return;
      if (node.dataset.testid === "stIconMaterial") return;
      const label = node.getAttribute("aria-label"), box = node.getBoundingClientRect();
      if (label) words.push(label);
      const speaks = [...node.childNodes].some((part) => part.data?.trim());
      const shows = frame === window_ || speaks || node.matches(".card");
      if (frame && shows && sideways(box, frame)) wide.push(name(node));
      const overflow = getComputedStyle(node).overflowX;
      if (["auto", "scroll"].includes(overflow) || box.width < 3) frame = null;
      else if (frame && overflow !== "visible") frame = box;
    }
    for (const child of node.shadowRoot?.childNodes ?? []) walk(child, frame);
    for (const child of node.childNodes) walk(child, frame);
  };
  const main = document.querySelector(".stMain");
  if (main.scrollWidth > width) wide.push(`the page itself: ${main.scrollWidth}`);
  walk(document.querySelector(".stMainBlockContainer"), window_);
  return {words, wide};
}
"""


@cache
def other_words(lang: str) -> frozenset[str]:
    """The texts of the interface in the other language, those that are alike in both left out."""
    path = Path(texts.__file__).parent / "pt_BR" / "LC_MESSAGES" / "trainer.po"
    with path.open("rb") as file:
        pairs = [(str(each.id), str(each.string)) for each in read_po(file) if isinstance(each.id, str) and each.id]
    english, portuguese = {first for first, _ in pairs}, {second for _, second in pairs}
    return frozenset(portuguese - english if lang == "en" else english - portuguese)


def foreign(text: str, lang: str) -> bool:
    """Whether a text of a page is in the other language, as far as its small words tell."""
    words = set(re.findall(r"[^\W\d_]+", text.lower()))
    is_label = len(text) >= SHORTEST and text in other_words(lang)
    return is_label or bool(words & SMALL_WORDS["pt-BR" if lang == "en" else "en"])


def faults(page: Page, lang: str) -> list[str]:
    """What is wrong with the page as it stands."""
    expect(page.locator('[data-testid="stException"]')).to_have_count(0)
    size = page.viewport_size
    assert size
    seen = page.evaluate(_SEEN, size["width"])
    found = [f"not in {lang}: {text}" for text in seen["words"] if foreign(text, lang)]
    return found + [f"cut off at {size['width']} px: {element}" for element in seen["wide"]]
