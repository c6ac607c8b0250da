// Dark or light, and texts that can be read on the page's accent colour.

/** Set `data-theme` and `--on-accent` on the table from the page's colours, else from the system. */
export function followTheme(root) {
  const style = getComputedStyle(root);
  const ground = brightness(style.getPropertyValue("--st-background-color"));
  const dark = ground === null ? matchMedia("(prefers-color-scheme: dark)").matches : ground < 0.2;
  root.dataset.theme = dark ? "dark" : "light";
  const accent = brightness(style.getPropertyValue("--st-primary-color")) ?? 0;
  root.style.setProperty("--on-accent", 1.05 / (accent + 0.05) > (accent + 0.05) / 0.05 ? "#ffffff" : "#000000");
}

// The relative luminance (WCAG) of a colour written as #rrggbb, or null.
function brightness(colour) {
  const parts = colour.trim().match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i);
  if (!parts) return null;
  const [red, green, blue] = parts.slice(1).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
