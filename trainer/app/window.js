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
  const makeReachable = () => {
    for (const each of document.querySelectorAll(SCROLLS)) {
      const scrolls = each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY === "auto";
      if (scrolls) each.tabIndex = 0;
      else if (each.tabIndex === 0) each.removeAttribute("tabindex");
    }
  };

  // What is said of an answer is seen as soon as it is there, however far the column around it was scrolled.
  const told = new WeakMap();
  const showVerdicts = () => {
    for (const column of document.querySelectorAll("[class*='st-key-desk-'] > *")) {
      const verdict = column.querySelector(".verdict");
      const says = verdict?.textContent ?? "";
      if (says && says !== told.get(column)) column.scrollTop += verdict.getBoundingClientRect().top - column.getBoundingClientRect().top - 4;
      told.set(column, says);
    }
  };

  // The sheet of a deal that has ended is a dialog over its table: it has the focus while it lies there, the table under
  // it rests, Escape puts it away, and the focus goes to what brings it back, or to the hand of the next deal.
  let sheet = null;
  const followSheet = () => {
    const found = document.querySelector(".st-key-tile-next-sheet");
    const open = found?.checkVisibility({ visibilityProperty: true }) ? found : null;
    for (const part of document.querySelectorAll(".st-key-game > *")) part.inert = Boolean(open) && !part.contains(open);
    if (open) {
      open.setAttribute("role", "dialog");
      open.setAttribute("aria-label", open.querySelector("caption")?.textContent ?? "");
      if (!open.hasAttribute("tabindex")) open.tabIndex = -1;
      if (open !== sheet) open.focus({ preventScroll: true });
    } else if (sheet && document.activeElement === document.body) {
      const table = document.querySelector(".st-key-game [data-testid='stBidiComponentIsolated']")?.shadowRoot;
      const next = document.querySelector(".st-key-sheet_back button") ?? table?.querySelector(".hand [tabindex='0']");
      if (!next) return; // it is not drawn yet
      next.focus({ preventScroll: true });
    }
    sheet = open;
  };
  window.addEventListener("keydown", (event) => {
    const focused = document.activeElement;
    if (event.key !== "Escape" || !sheet || !(focused === document.body || sheet.contains(focused))) return;
    sheet.querySelector(".st-key-sheet_put button")?.click();
  });

  let waiting = 0;
  const look = () => {
    waiting = 0;
    makeReachable();
    showVerdicts();
    followSheet();
  };
  const soon = () => { waiting ||= setTimeout(look, 200); };
  const watch = new MutationObserver(soon);
  watch.observe(document.body, { childList: true, subtree: true });
  watch.observe(document.documentElement, { attributeFilter: ["data-playing"] }); // until it has ended, the sheet waits
  window.addEventListener("resize", soon);

  // On a phone the menu lies over the page: it closes behind a choice.
  document.addEventListener("click", (event) => {
    if (!matchMedia(PHONE).matches || !event.target.closest?.('[data-testid="stSidebarNavLink"]')) return;
    document.querySelector('[data-testid="stSidebarCollapseButton"] button')?.click();
  });
})();
