// Building the page. Texts are always set as text, never as HTML: names come from learners.

/** An element with attributes (`class`, `data-…`, `aria-…`; null leaves one out) and children (texts or nodes). */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "style") Object.entries(value).forEach(([key, text]) => node.style.setProperty(key, text));
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Replace "{name}" in a label by a value. */
export const fill = (label, values) => (label ?? "").replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
