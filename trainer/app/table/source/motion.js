// Cards that moved fly from where they were (FLIP). Nothing flies where the learner's system asks for less motion.

import { el } from "./dom.js";
import { faceAddress } from "./faces.js";

const EASE = "cubic-bezier(.22,.8,.3,1)";
const STAGGER_MS = 55;

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where a thing is, counted from the table's corner, so that scrolling does not matter. */
export function placeIn(root, rect) {
  const base = root.getBoundingClientRect();
  return { left: rect.left - base.left, top: rect.top - base.top, width: rect.width, height: rect.height };
}

/** Where every card is now: Map of its flip name to {card, code, place}. Reads the layout once. */
export function snapshot(root) {
  const places = new Map();
  for (const card of root.querySelectorAll("[data-flip]")) {
    places.set(card.dataset.flip, { card, code: card.dataset.card, place: placeIn(root, card.getBoundingClientRect()) });
  }
  return places;
}

/**
 * Fly the cards that are new in their place from where they came: the place of an equal card that vanished,
 * a place in `dropped` (code → place, where a drag ended), or where the events say.
 */
export function fly(root, before, now, data, dropped) {
  if (isStill() || !before.size) return;
  const gone = [...before].filter(([name]) => !now.has(name)).map(([, old]) => old);
  const flights = [];
  let order = 0;
  for (const [name, { card, code, place }] of now) {
    const old = before.get(name);
    if (old && old.code === code) {
      if (!card.closest(".hand")) flights.push([card, old.place, place, 0, 220]);
      continue;
    }
    const from = dropped.get(code) ?? takeEqual(gone, code) ?? source(root, card, data);
    if (!from) continue;
    const under = data.lixo?.count > 1 && card.closest(".lixo:not(.open)") ? lixoTop(before) : null;
    flights.push([card, from, place, Math.min(order, 14) * STAGGER_MS, 340, under]);
    order += 1;
  }
  const unseen = (data.events ?? []).map((event) => unseenFlight(root, event, data)).filter(Boolean);
  // Everything has been measured; only now does anything start to move.
  for (const flight of flights) glide(...flight);
  for (const flight of unseen) flyBack(root, ...flight);
  celebrate(root, data);
}

// The card that lay on the lixo; it is not on the table any more.
function lixoTop(before) {
  const [, old] = [...before].find(([name]) => name.startsWith("l:")) ?? [];
  return old && !old.card.isConnected ? old.card : null;
}

function takeEqual(gone, code) {
  const index = gone.findIndex((place) => place.code === code);
  return index < 0 ? null : gone.splice(index, 1)[0].place;
}

const placeOf = (root, selector) => {
  const node = root.querySelector(selector);
  return node && placeIn(root, node.getBoundingClientRect());
};
const partPlace = (root, part) => placeOf(root, `[data-part="${part}"] .heap`);
const seatPlace = (root, seat) => placeOf(root, `[data-seat="${seat}"]`);

// Where a card that was nowhere to be seen came from.
function source(root, card, data) {
  const events = data.events ?? [];
  if (card.closest(".hand")) {
    const mine = events.filter((event) => event.seat === data.seat).map((event) => event.kind);
    if (mine.includes("took_pile")) return partPlace(root, "lixo");
    return partPlace(root, mine.includes("took_morto") ? "mortos" : "monte");
  }
  const maker = events.find((event) => event.card === card.dataset.card || event.cards?.includes(card.dataset.card));
  return maker ? seatPlace(root, maker.seat) : null;
}

// `under` is what stays to be seen in the place until the card has come.
function glide(card, from, to, delay, duration, under = null) {
  const [dx, dy] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  const scale = Math.max(0.4, Math.min(2, from.height / to.height));
  const flight = card.animate(
    [{ translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: 30 }, { translate: "0 0", scale: "1", zIndex: 30 }],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
  if (!under) return;
  delete under.dataset.flip;
  card.before(under);
  const label = card.parentNode.querySelector(".by"); // of the card that has yet to come
  label?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
  flight.finished.catch(() => null).then(() => under.remove());
}

// A card that nobody may see goes from a pile to a player: [from, to], or null.
function unseenFlight(root, event, data) {
  if (event.seat === data.seat) return null;
  const part = { drew_card: "monte", took_pile: "lixo", took_morto: "mortos" }[event.kind];
  const from = part && partPlace(root, part);
  const to = part && seatPlace(root, event.seat);
  return from && to ? [from, to] : null;
}

function flyBack(root, from, to) {
  const size = Math.min(from.width, 60);
  const back = el("span", { class: "card ghost-card", "aria-hidden": "true", style: {
    width: `${size}px`, left: `${from.left}px`, top: `${from.top}px`,
    "background-image": `url("${faceAddress("??", "two", "jumbo")}")` } });
  root.append(back);
  const end = `translate(${to.left + to.width / 2 - from.left - size / 2}px, ${to.top - from.top}px) scale(.4)`;
  const flight = back.animate([{ transform: "none", opacity: 1 }, { transform: end, opacity: 0.3 }], { duration: 420, easing: EASE });
  flight.finished.catch(() => null).then(() => back.remove());
}

function celebrate(root, data) {
  for (const event of data.events ?? []) {
    if (event.kind !== "canastra_made") continue;
    const meld = root.querySelector(`.meld[data-team="${event.seat % 2}"][data-meld="${event.meld}"]`);
    meld?.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.35) drop-shadow(0 0 14px #ffd35c)" }, { filter: "brightness(1)" }],
      { duration: 1100, delay: 300, easing: "ease-in-out" });
  }
}
