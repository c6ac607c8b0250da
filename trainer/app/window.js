// What a page of this app does as a whole, whichever page is open. Installed once: the window outlives its pages.

(() => {
  if (window.buracoWindow) return;
  window.buracoWindow = true;

  const PHONE = "(max-width: 768px)"; // where Streamlit lays the menu over the page
  const HAS_KEYS_OF_ITS_OWN = "a, button, input, textarea, select, summary, [contenteditable], [role=option][tabindex]";

  // Enter goes on where the bar's button stands out, unless what has the focus answers to Enter itself.
  window.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const focused = event.composedPath()[0];
    if (focused instanceof Element && focused.matches(HAS_KEYS_OF_ITS_OWN)) return;
    document.querySelector('.st-key-bar button[kind^="primary"]:not(:disabled)')?.click();
  }, { capture: true });

  // Another page, step or puzzle begins at its top.
  const pushState = history.pushState;
  history.pushState = function (...state) {
    const before = location.href;
    pushState.apply(this, state);
    if (location.href !== before) document.querySelector(".stMain")?.scrollTo(0, 0);
  };

  // What scrolls by itself can be scrolled by the keyboard too.
  const SCROLLS = ".st-key-room > *, .st-key-moment, .st-key-tile-next-sheet, [class*='st-key-desk-'] > *";
  let waiting = 0;
  const look = () => {
    waiting = 0;
    for (const each of document.querySelectorAll(SCROLLS)) {
      const scrolls = each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY === "auto";
      if (scrolls) each.tabIndex = 0;
      else if (each.tabIndex === 0) each.removeAttribute("tabindex");
    }
  };
  const soon = () => { waiting ||= setTimeout(look, 200); };
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
  window.addEventListener("resize", soon);

  // On a phone the menu lies over the page: it closes behind a choice.
  document.addEventListener("click", (event) => {
    if (!matchMedia(PHONE).matches || !event.target.closest?.('[data-testid="stSidebarNavLink"]')) return;
    document.querySelector('[data-testid="stSidebarCollapseButton"] button')?.click();
  });
})();
