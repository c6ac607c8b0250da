// The parts of the table as elements, built from the data of the server. What is null or absent is not drawn.

import { cardName, cardSymbol, keyed } from "./acts.js";
import { tinted } from "./cardwords.js";
import { el, fill } from "./dom.js";
import { faceAddress } from "./faces.js";
import { cutFor } from "./sizes.js";

/** A card. `look` has {deck, size} and perhaps {cut}; `flip` names it for the animation of moved cards. */
export function cardElement(tag, code, look, flip, attributes = {}) {
  const { class: extra, style, ...rest } = attributes;
  const cut = look.cut ?? cutFor(look.size);
  return el(tag, {
    class: `card ${extra ?? ""}`,
    "data-card": code,
    "data-flip": flip,
    style: { "background-image": `url("${faceAddress(code, look.deck, cut)}")`, ...style },
    ...rest,
  });
}

const names = (cards, labels) => cards.map((code) => cardName(code, labels)).join(", ");

const count = (number, labels) => fill(number === 1 ? labels.one_card : labels.cards, { number });

/** The other players, in the order they play after the viewer. */
export function seatElements(data) {
  const { labels } = data;
  const others = [...(data.seats ?? [])].filter((seat) => seat.seat !== data.seat);
  others.sort((a, b) => afterMe(a.seat, data) - afterMe(b.seat, data));
  const places = others.length === 3 ? ["left", "across", "right"] : ["across"];
  return others.map((seat, index) => {
    const onTurn = seat.seat === data.turn && data.phase !== "over";
    const partner = data.players === 4 && seat.team === data.own_team;
    return el("div", { class: `seat${onTurn ? " turn" : ""}${partner ? " partner" : ""}`, "data-seat": seat.seat, "data-place": places[index] },
      el("span", { class: "avatar", "aria-hidden": "true" }, [...(seat.name || "?")][0].toUpperCase()),
      el("span", { class: "who" },
        el("span", { class: "name" }, seat.name),
        el("span", { class: "facts" },
          partner && el("span", { class: "tag mate" }, labels.partner),
          seat.morto && el("span", { class: "tag" }, labels.has_morto),
          onTurn && el("span", { class: "tag live" }, seat.thinking ? labels.thinking : labels.to_move,
            seat.thinking && el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"))))),
      el("span", { class: "held" },
        el("span", { class: "mini", "aria-hidden": "true", style: { "background-image": `url("${faceAddress("??", "two", "jumbo")}")` } }),
        el("span", { "aria-hidden": "true" }, String(seat.count)),
        el("span", { class: "unseen" }, count(seat.count, labels))));
  });
}

const afterMe = (seat, data) => (seat - data.seat + data.players) % data.players;

/**
 * One meld with its label. `as` is "button" (to be added to), "cards" (each card can be picked) or "picture"; `fold` is
 * "folded" where only its ends are drawn, "unfolded" where a tap has opened it, null where it never folds.
 */
export function meldElement(meld, data, look, as, fold = null) {
  const { labels } = data;
  const wild = meld.wild === null || meld.wild === undefined ? null : meld.cards[meld.wild];
  const flip = `m${meld.team}.${meld.number}:`;
  const last = meld.cards.length - 1;
  const cards = keyed(meld.cards, flip).map(({ code, key }, index) => {
    if (fold === "folded" && index > 0 && index < last) return null;
    const isWild = index === meld.wild;
    const attributes = { class: isWild ? "wild" : "" };
    const badge = isWild && meld.stands_for && standsFor(meld.stands_for);
    const card = as === "cards"
      ? cardElement("button", code, look, key, { ...attributes, type: "button", "data-pick": key, "aria-pressed": "false", "aria-label": cardName(code, labels) })
      : cardElement("span", code, look, key, attributes);
    if (badge) card.append(badge);
    return card;
  });
  const wildNote = wild && meld.stands_for
    ? fill(labels.stands_for, { wild: cardName(wild, labels), card: cardName(meld.stands_for, labels) }) : "";
  const spoken = fill(isAppraised(meld) ? labels.meld_name : labels.bare_meld, {
    number: meld.number, kind: meld.kind_label, cards: names(meld.cards, labels), points: meld.points + (meld.bonus || 0),
  }) + (wildNote ? ` ${wildNote}.` : "");
  const attributes = {
    class: `meld${isAppraised(meld) ? ` kind-${meld.kind}` : ""}${fold ? ` ${fold}` : ""}`, "data-meld": meld.number, "data-team": meld.team,
    "data-drop": meld.team === data.own_team ? `meld:${meld.number}` : "theirs",
  };
  const folded = fold === "folded" && el("span", { class: "many", "aria-hidden": "true" }, String(meld.cards.length));
  const parts = [el("span", { class: "run" }, cards, folded), meldLabel(meld, wild, labels)];
  if (fold && as === "picture") {
    const name = `${meld.team}.${meld.number}`;
    parts.push(el("button", { type: "button", class: "unfold", "data-fold": name, "aria-expanded": String(fold === "unfolded"), "aria-label": spoken }));
    return el("div", { ...attributes, role: "group" }, parts);
  }
  if (as === "button") return el("button", { ...attributes, type: "button", "aria-pressed": "false", "aria-label": spoken }, parts);
  return el("div", { ...attributes, role: as === "cards" ? "group" : "img", "aria-label": spoken }, parts);
}

// A question about what a meld is leaves that out of the meld.
const isAppraised = (meld) => meld.kind_label !== undefined;

// The rank over the suit, so that it fits the visible strip of the card.
function standsFor(code) {
  const symbol = cardSymbol(code);
  return el("span", { class: `stands suit-${code[1]}`, "aria-hidden": "true" },
    el("span", {}, symbol.slice(0, -1)), el("span", {}, symbol.slice(-1)));
}

function meldLabel(meld, wild, labels) {
  return el("span", { class: "label", "aria-hidden": "true" },
    el("span", { class: "number" }, String(meld.number)),
    isAppraised(meld) && el("span", { class: "kind" }, meld.kind_label),
    isAppraised(meld) && el("span", { class: "kind short" }, meld.kind_short ?? meld.kind_label),
    isAppraised(meld) && el("span", { class: "points" }, fill(labels.points, { points: meld.points }), meld.bonus ? el("b", {}, ` +${meld.bonus}`) : null),
    wild && meld.stands_for && el("span", { class: "note" }, `${cardSymbol(wild)} = ${cardSymbol(meld.stands_for)}`));
}

/** A pile face down with its count: the monte, or the mortos. */
export function stackElement(part, number, data, look, button) {
  const { labels } = data;
  const backs = part === "mortos" ? mortoBacks(number, look) : Array.from({ length: Math.min(4, Math.ceil(number / 14)) },
    (_, index) => cardElement("span", "??", look, null, { style: { "--layer": index } }));
  const said = part === "mortos" ? fill(number === 1 ? labels.one_morto_left : labels.mortos_left, { number }) : count(number, labels);
  const body = [
    el("span", { class: "heap" }, backs.length ? backs : el("span", { class: "card empty" })),
    el("span", { class: "caption" }, labels[part], el("b", {}, String(number))),
  ];
  const attributes = { class: `pile ${part}`, "data-part": part, "aria-label": `${labels[part]}: ${said}` };
  return button ? el("button", { type: "button", ...attributes }, body) : el("div", { role: "img", ...attributes }, body);
}

// Two packs side by side; one that was taken leaves its place empty.
const mortoBacks = (number, look) => [0, 1].map((place) =>
  place < number ? cardElement("span", "??", look, null, { class: "pack" }) : el("span", { class: "card empty" }));

/** The lixo: its top card on a heap, or all cards fanned when the ruleset shows them. */
export function lixoElement(data, look, as) {
  const { labels, lixo } = data;
  const cards = lixo.cards ?? [];
  const open = cards.length > 1 || as === "cards";
  const fanned = open ? { ...look, cut: "jumbo" } : look;
  const first = lixo.count - cards.length;
  const drawn = cards.map((code, index) => {
    const flip = `l:${first + index}:${code}`;
    if (as !== "cards") return cardElement("span", code, fanned, flip);
    return cardElement("button", code, fanned, flip, { type: "button", "data-pick": flip, "aria-pressed": "false", "aria-label": cardName(code, labels) });
  });
  const under = open ? [] : Array.from({ length: Math.min(3, Math.max(0, first)) }, (_, index) =>
    el("span", { class: "card under", style: { "--layer": index } }));
  const said = cards.length
    ? fill(lixo.count === 1 ? labels.lixo_one : open ? labels.lixo_open : labels.lixo_top, { number: lixo.count, cards: names(cards, labels) })
    : labels.lixo_empty;
  const by = cards.length ? data.seats?.find((seat) => seat.seat === lixo.by)?.name : null;
  const body = [
    el("span", { class: "heap" }, under, drawn.length ? drawn : el("span", { class: "card empty" }),
      by && el("span", { class: "by", "aria-hidden": "true" }, by)),
    el("span", { class: "caption" }, labels.lixo, el("b", {}, String(lixo.count))),
  ];
  const attributes = { class: `pile lixo${open ? " open" : ""}`, "data-part": "lixo", "data-drop": "lixo",
    "aria-label": by ? `${said}. ${fill(labels.thrown_by, { name: by })}` : said };
  if (as === "button") return el("button", { type: "button", ...attributes, "aria-pressed": "false" }, body);
  return el("div", { role: as === "cards" ? "group" : "img", ...attributes }, body);
}

/** The refusal: the article's title, what is wrong, and what would make it right. */
export function refusalElement(refusal, labels) {
  return el("div", { class: "callout", role: "alert" },
    el("span", { class: "sign", "aria-hidden": "true" }, "!"),
    el("div", { class: "says" },
      el("strong", {}, tinted(refusal.title)),
      refusal.message && el("p", {}, tinted(refusal.message)),
      refusal.remedy && el("p", { class: "remedy" }, tinted(refusal.remedy))),
    el("button", { type: "button", class: "close", "data-act": "dismiss", "aria-label": labels.dismiss }, "×"));
}
