// What a learner's gesture means as an act of the contract. Pure: no page, no state of its own.

const move = (text) => ({ kind: "move", text });

export const drawAct = () => move("draw");
export const layAct = (cards) => move(`lay ${cards.join(" ")}`);
export const addAct = (meld, cards) => move(`add ${meld} ${cards.join(" ")}`);
export const discardAct = (card) => move(`discard ${card}`);
export const undoAct = () => ({ kind: "undo" });
export const pickAct = (cards) => ({ kind: "pick", cards });
export const prefAct = (name, value) => ({ kind: "pref", name, value });

/** Taking the lixo: freely, onto a meld of one's own, or as a new meld with cards of the hand. */
export function takeAct(pile, meld, cards) {
  if (pile === "free") return move("take");
  if (meld !== null) return move(["take", meld, ...cards].join(" "));
  return move(["take", "new", ...cards].join(" "));
}

/** Whether enough is chosen to take the lixo at once: a meld, or two cards of the hand. */
export const takeIsComplete = (pile, meld, cards) => pile === "free" || meld !== null || cards.length >= 2;

const RANKS = "A23456789TJQK";
const SUITS = "SHCD"; // black, red, black, red: neighbours in a hand never share a colour

const rankOf = (code) => (code.length === 2 && code !== "JK" && code !== "??" ? RANKS.indexOf(code[0]) : 99);
const suitOf = (code) => (rankOf(code) < 99 ? SUITS.indexOf(code[1]) : 9);

/** The cards of a hand as [{key, code}], sorted by suit or by rank or as "given"; equal cards get keys of their own. */
export function sortedHand(codes, sort) {
  if (sort === "given") return keyed(codes);
  const byRank = (a, b) => rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b);
  const bySuit = (a, b) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b);
  return keyed([...codes].sort(sort === "rank" ? byRank : bySuit));
}

/** Cards with keys that tell equal ones apart: "5C", then "5C#2". */
export function keyed(codes, prefix = "") {
  const seen = new Map();
  return codes.map((code) => {
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return { code, key: prefix + code + (count > 1 ? `#${count}` : "") };
  });
}

/** A card's name as it is said: "sete de espadas". */
export function cardName(code, labels) {
  if (code === "JK") return labels.joker;
  if (code === "??") return labels.hidden_card;
  return labels.card_name.replace("{rank}", labels[`rank_${code[0]}`]).replace("{suit}", labels[`suit_${code[1]}`]);
}

/** A card as it is written: "7♠". */
export function cardSymbol(code) {
  if (code === "JK") return "★";
  if (code === "??") return "?";
  return (code[0] === "T" ? "10" : code[0]) + { S: "♠", H: "♥", D: "♦", C: "♣" }[code[1]];
}
