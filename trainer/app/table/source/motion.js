// Cards that moved fly from where they were (FLIP). Nothing flies where the learner's system asks for less motion.

import { el } from "./dom.js";
import { faceAddress } from "./faces.js";

const EASE = "cubic-bezier(.22,.8,.3,1)";
const STAGGER_MS = 55;

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where every card is now: Map of its flip name to {code, rect}. */
export function snapshot(root) {
  const places = new Map();
  for (const card of root.querySelectorAll("[data-flip]")) {
    places.set(card.dataset.flip, { code: card.dataset.card, rect: card.getBoundingClientRect() });
  }
  return places;
}

/**
 * Fly the cards that are new in their place from where they came: the place of an equal card that vanished,
 * a place in `dropped` (code → rect, where a drag ended), or where the events say.
 */
export function fly(root, before, data, dropped) {
  if (isStill() || !before.size) return;
  const now = [...root.querySelectorAll("[data-flip]")];
  const present = new Set(now.map((card) => card.dataset.flip));
  const gone = [...before.entries()].filter(([name]) => !present.has(name)).map(([, place]) => place);
  let order = 0;
  for (const card of now) {
    const old = before.get(card.dataset.flip);
    if (old && old.code === card.dataset.card) {
      if (!card.closest(".hand")) glide(card, old.rect, 0, 220);
      continue;
    }
    const from = dropped.get(card.dataset.card) ?? takeEqual(gone, card.dataset.card) ?? source(root, card, data);
    if (!from) continue;
    glide(card, from, Math.min(order, 14) * STAGGER_MS, 340);
    order += 1;
  }
  for (const event of data.events ?? []) flyUnseen(root, event, data);
  celebrate(root, data);
}

function takeEqual(gone, code) {
  const index = gone.findIndex((place) => place.code === code);
  return index < 0 ? null : gone.splice(index, 1)[0].rect;
}

const partRect = (root, part) => root.querySelector(`[data-part="${part}"] .heap`)?.getBoundingClientRect() ?? null;
const seatRect = (root, seat) => root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;

// Where a card that was nowhere to be seen came from.
function source(root, card, data) {
  const events = data.events ?? [];
  if (card.closest(".hand")) {
    const mine = events.filter((event) => event.seat === data.seat).map((event) => event.kind);
    if (mine.includes("took_pile")) return partRect(root, "lixo");
    return partRect(root, mine.includes("took_morto") ? "mortos" : "monte");
  }
  const maker = events.find((event) => event.card === card.dataset.card || event.cards?.includes(card.dataset.card));
  return maker ? seatRect(root, maker.seat) : null;
}

function glide(card, from, delay, duration) {
  const to = card.getBoundingClientRect();
  const [dx, dy] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  const scale = Math.max(0.4, Math.min(2, from.height / to.height));
  card.animate(
    [{ translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: 30 }, { translate: "0 0", scale: "1", zIndex: 30 }],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
}

// A card that nobody may see goes from a pile to a player.
function flyUnseen(root, event, data) {
  if (event.seat === data.seat) return;
  const part = { drew_card: "monte", took_pile: "lixo", took_morto: "mortos" }[event.kind];
  const from = part && partRect(root, part);
  const to = part && seatRect(root, event.seat);
  if (!from || !to) return;
  const base = root.getBoundingClientRect();
  const size = Math.min(from.width, 60);
  const ghost = el("span", { class: "card ghost-card", "aria-hidden": "true", style: {
    width: `${size}px`, left: `${from.left - base.left}px`, top: `${from.top - base.top}px`,
    "background-image": `url("${faceAddress("??", "two", "jumbo")}")` } });
  root.append(ghost);
  const end = `translate(${to.left + to.width / 2 - from.left - size / 2}px, ${to.top - from.top}px) scale(.4)`;
  const flight = ghost.animate([{ transform: "none", opacity: 1 }, { transform: end, opacity: 0.3 }], { duration: 420, easing: EASE });
  flight.finished.catch(() => null).then(() => ghost.remove());
}

function celebrate(root, data) {
  for (const event of data.events ?? []) {
    if (event.kind !== "canastra_made") continue;
    const meld = root.querySelector(`.meld[data-team="${event.seat % 2}"][data-meld="${event.meld}"]`);
    meld?.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.35) drop-shadow(0 0 14px #ffd35c)" }, { filter: "brightness(1)" }],
      { duration: 1100, delay: 300, easing: "ease-in-out" });
  }
}
