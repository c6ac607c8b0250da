// How large things are for the width at hand, and where the cards of a hand lie.

const between = (least, value, most) => Math.max(least, Math.min(most, value));

/** Card widths in pixels for a table `width` wide: hand, melds, piles. */
export function cardSizes(width) {
  return {
    hand: between(50, 34 + width * 0.055, 132),
    meld: between(38, 26 + width * 0.036, 92),
    pile: between(50, 36 + width * 0.045, 112),
  };
}

/** The cut of a face that reads best at a width. */
export const cutFor = (width) => (width < 64 ? "jumbo" : "standard");

const HEIGHT = 1.4; // of a card, in widths
const FINGER = 24; // the least strip of a card that can be touched, in pixels

/**
 * Where `count` cards `card` wide lie in `width` pixels: [{x, y, turn, row}] and the height taken.
 * One row is fanned on an arc where there is room; more cards go into rows that overlap.
 */
export function handLayout(count, card, width) {
  const leastStrip = Math.max(FINGER, card * 0.45);
  const perRow = Math.max(1, Math.floor((width - card) / leastStrip) + 1);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const inRow = Math.ceil(count / rows);
  const widest = rows === 1 ? card * (width < 480 ? 1.06 : 0.72) : card + 4;
  const strip = inRow > 1 ? Math.min(widest, (width - card) / (inRow - 1)) : 0;
  const fanned = rows === 1 && count > 2 && width >= 480;
  const places = [];
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const step = (index % inRow) - (here - 1) / 2;
    const arc = fanned ? arcAt(step, count, strip) : { turn: 0, drop: 0 };
    places.push({ x: width / 2 + step * strip - card / 2, y: row * card * 0.86 + arc.drop, turn: arc.turn, row });
  }
  const deepest = places.reduce((most, place) => Math.max(most, place.y), 0);
  return { places, height: deepest + card * HEIGHT };
}

function arcAt(step, count, strip) {
  const angle = Math.min(1.9, 24 / count);
  const radius = strip / ((angle * Math.PI) / 180);
  const turn = step * angle;
  return { turn, drop: radius * (1 - Math.cos((turn * Math.PI) / 180)) };
}
