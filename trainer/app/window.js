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

  // On a phone the menu lies over the page: it closes behind a choice.
  document.addEventListener("click", (event) => {
    if (!matchMedia(PHONE).matches || !event.target.closest?.('[data-testid="stSidebarNavLink"]')) return;
    document.querySelector('[data-testid="stSidebarCollapseButton"] button')?.click();
  });
})();
