// The table by keyboard alone. Letters work while the focus is inside the table, and stay there:
// the page around it has keys of its own.

/** Letter → name of the action, as the help lists them. */
export const KEYS = {
  m: "draw", l: "take", b: "lay", a: "add", d: "discard", z: "undo", t: "swap", o: "sort", "?": "help",
};

export const keyOf = (action) => Object.keys(KEYS).find((key) => KEYS[key] === action)?.toUpperCase() ?? null;

/** Handle one key press for `table`; every plain key is kept from the page. */
export function onKey(event, table) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Tab") return;
  const quiet = event.key === "Escape" && !table.hasSomethingToDrop();
  if (!quiet) event.stopPropagation();
  if (handled(event, table)) event.preventDefault();
}

function handled(event, table) {
  if (event.key === "Escape") return table.clear();
  const card = event.target.closest?.(".hand .card");
  if (card && moveInHand(event.key, card, table)) return true;
  if (table.data.mode === "show" || event.repeat) return false;
  if (/^[1-9]$/.test(event.key)) return table.chooseMeld(Number(event.key));
  const action = KEYS[event.key.toLowerCase()];
  return action ? table.act(action) : false;
}

function moveInHand(key, card, table) {
  const cards = [...card.parentNode.querySelectorAll(".card")];
  const at = cards.indexOf(card);
  const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: cards.length - 1 }[key];
  if (target !== undefined) return table.focusCard(cards[Math.max(0, Math.min(cards.length - 1, target))]);
  if (key === "ArrowDown" || key === "ArrowUp") return table.focusCard(nearestInRow(cards, at, key === "ArrowDown" ? 1 : -1));
  if (key === " " || key === "Enter") return table.toggle(card.dataset.key);
  return false;
}

function nearestInRow(cards, at, step) {
  const row = Number(cards[at].dataset.row) + step;
  const x = Number(cards[at].dataset.x);
  const inRow = cards.filter((card) => Number(card.dataset.row) === row);
  const distance = (card) => Math.abs(Number(card.dataset.x) - x);
  return inRow.sort((a, b) => distance(a) - distance(b))[0] ?? cards[at];
}
