// The buttons under the table and over the hand: everything a drag or a key does has one.

import { el, fill } from "./dom.js";
import { keyOf } from "./keys.js";

const PLAY = ["draw", "take", "lay", "add", "discard", "undo"];

/** The buttons under the table for its mode, with the list of keys when it is open. */
export function actionElements(table) {
  const { data } = table;
  if (data.mode === "show") return [];
  if (data.mode === "pick") {
    const confirm = button("confirm", data.labels.confirm, null);
    confirm.append(el("span", { class: "count" }));
    return [bar(data, [confirm, button("clear", data.labels.clear, null)])];
  }
  const names = data.can?.swap ? ["draw", "swap", ...PLAY.slice(1)] : PLAY;
  const buttons = names.map((name) => button(name, data.labels[`act_${name}`], keyOf(name)));
  const help = el("button", { type: "button", class: "tool", "data-act": "help", "aria-expanded": String(Boolean(table.helpOpen)),
    "aria-label": data.labels.keys, title: data.labels.keys }, "?");
  return [bar(data, [...buttons, help]), table.helpOpen && keyList(data.labels)].filter(Boolean);
}

const bar = (data, buttons) => el("div", { class: "bar", role: "toolbar", "aria-label": data.labels.actions }, buttons);

function button(name, label, key) {
  return el("button", { type: "button", class: `act ${name}`, "data-act": name, "aria-keyshortcuts": key, "aria-disabled": "false" },
    el("span", {}, label), key && el("kbd", { "aria-hidden": "true" }, key));
}

function keyList(labels) {
  const rows = [
    ["← → ↑ ↓", labels.key_arrows], ["␣", labels.key_space], ["1 – 9", labels.key_digits],
    ...PLAY.map((name) => [keyOf(name), labels[`act_${name}`]]),
    [keyOf("sort"), labels.key_sort], ["Esc", labels.key_escape],
  ];
  return el("dl", { class: "keys", "aria-label": labels.keys },
    rows.map(([key, text]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, text))));
}

/** The line over the hand: whose turn it is, how many cards, how they are sorted and coloured. */
export function handHead(table) {
  const { data, prefs } = table;
  const { labels } = data;
  if (data.mode === "show" && !table.showsTable()) return null;
  const own = data.seats?.find((seat) => seat.seat === data.seat);
  const onTurn = own && data.turn === data.seat && data.phase !== "over" && data.mode === "play";
  const number = data.hand.length;
  const title = el("p", { class: "title" }, el("span", {}, labels.hand), el("span", { class: "dot" }, "·"),
    el("span", { class: "facts" }, fill(number === 1 ? labels.one_card : labels.cards, { number })),
    own?.morto && el("span", { class: "tag" }, labels.has_morto),
    onTurn && el("span", { class: "tag live" }, labels.your_turn));
  if (data.mode === "show") return el("div", { class: "head" }, title);
  const sort = el("button", { type: "button", class: "tool", "data-act": "sort" },
    prefs.sort === "suit" ? labels.sort_by_rank : labels.sort_by_suit);
  const deck = el("button", { type: "button", class: "tool", "data-act": "deck", "aria-pressed": String(prefs.deck === "four"),
    "aria-label": labels.four_colours, title: labels.four_colours }, pipsMark());
  const replay = data.film?.frames.length > 0 && el("button", { type: "button", class: "tool", "data-act": "replay",
    "aria-label": labels.replay, title: labels.replay }, el("span", { "aria-hidden": "true" }, "↺"));
  return el("div", { class: "head" }, title, el("span", { class: "tools" }, replay, sort, deck));
}

const pipsMark = () => el("span", { class: "pips", "aria-hidden": "true" },
  ["♠", "♥", "♦", "♣"].map((symbol) => el("i", {}, symbol)));
