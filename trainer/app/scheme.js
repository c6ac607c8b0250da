// Light, dark, or as the system has it. Streamlit follows the system's wish as long as nobody chose otherwise, and
// asks for it again after printing: so the learner's choice answers for the system, and Streamlit is made to ask.

(() => {
  const QUERY = "(prefers-color-scheme: dark)";
  if (window.buracoScheme) return;
  const ask = window.matchMedia.bind(window);
  let chosen = "system";
  window.matchMedia = (query) => {
    const found = ask(query);
    if (query !== QUERY || chosen === "system") return found;
    return new Proxy(found, {
      get(target, name) {
        if (name === "matches") return chosen === "dark";
        const value = target[name];
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  };

  /** Show the page "light", "dark" or as the "system" has it; the table is told once the page is drawn. */
  window.buracoScheme = (wanted) => {
    if (wanted === chosen) return;
    chosen = wanted;
    window.dispatchEvent(new Event("afterprint"));
    requestAnimationFrame(() => window.dispatchEvent(new Event("buraco-scheme")));
  };
})();
