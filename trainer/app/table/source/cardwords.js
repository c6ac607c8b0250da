// Cards named in a sentence: each as a small tile, so that red is red on any ground.

import { el } from "./dom.js";

const NAMED = /((?<!\w)(?:10|[2-9AJQK])[♠♥♦♣])/;

/** A text as nodes, every `7♥` in it a tile; put together they hold the same text. */
export const tinted = (text) => (text ?? "").split(NAMED).map((piece, index) =>
  index % 2 ? el("span", { class: `chip suit-${/[♥♦]/.test(piece) ? "red" : "black"}` }, piece) : piece).filter(Boolean);
