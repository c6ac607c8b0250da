// How large things are for the room at hand, and where the cards of a hand lie.

const between = (least, value, most) => Math.max(least, Math.min(most, value));

/** The cut of a face that reads best at a width. */
export const cutFor = (width) => (width < 64 ? "jumbo" : "standard");

const HEIGHT = 1.4; // of a card, in widths
const FINGER = 24; // the least strip of a card that can be touched, in pixels
const FOLDS_FROM = 7; // cards: a canastra

// From a table with room to one that is full: canastras fold, `tight` hands overlap as far as a finger allows, `dense`
// melds carry their label on their cards (and a phone has no titles, and its buttons in one row), and all becomes smaller.
const LEVELS = [
  { hand: 1, meld: 1, pile: 1 },
  { hand: 1, meld: 0.88, pile: 0.88 },
  { hand: 0.95, meld: 0.86, pile: 0.8, folds: true },
  { hand: 0.88, meld: 0.76, pile: 0.7, folds: true, tight: true },
  { hand: 0.95, meld: 0.96, pile: 0.8, folds: true, tight: true, dense: true },
  { hand: 0.88, meld: 0.84, pile: 0.72, folds: true, tight: true, dense: true },
  { hand: 0.8, meld: 0.72, pile: 0.62, folds: true, tight: true, dense: true },
  { hand: 0.72, meld: 0.62, pile: 0.55, folds: true, tight: true, dense: true },
  { hand: 0.64, meld: 0.54, pile: 0.5, folds: true, tight: true, dense: true },
  { hand: 0.56, meld: 0.46, pile: 0.44, folds: true, tight: true, dense: true },
  { hand: 0.5, meld: 0.4, pile: 0.4, folds: true, tight: true, dense: true },
];
export const FULLEST = LEVELS.length - 1;

/** Card widths in pixels for a table `width` wide: hand, melds, piles; smaller with every level. */
export function cardSizes(width, level = 0) {
  const { hand, meld, pile } = LEVELS[level];
  return {
    hand: Math.max(44, between(50, 34 + width * 0.055, 132) * hand),
    meld: Math.max(26, between(38, 26 + width * 0.036, 92) * meld),
    pile: Math.max(34, between(50, 36 + width * 0.045, 112) * pile),
  };
}

const LOW = 540; // pixels

/**
 * How a table `width` by `height` looks at a level: its sizes, and whether canastras fold, the hand is tight, labels lie on
 * cards, and the piles stand in one row because two would be too high for it (`low`).
 */
export function lookOf(width, height, level) {
  const low = shapeOf(width) === "wide" && height < LOW;
  return { sizes: cardSizes(width, level), folds: false, tight: false, dense: false, low, ...LEVELS[level] };
}

/** Whether a meld of that many cards lies folded, unless its name ("team.number") is in `open`. */
export const isFolded = (name, cards, look, open) => look.folds && cards.length >= FOLDS_FROM && !open.has(name);

/** The first level, from `least` on, at which the table of `data` fits `width` by `height`: by reckoning, without the page. */
export function levelFor(data, width, height, open, least = 0) {
  for (let level = least; level < FULLEST; level += 1) {
    if (neededHeight(data, width, lookOf(width, height, level), open) <= height) return level;
  }
  return FULLEST;
}

const NARROW = 520;
const WIDE = 760;

/** How the parts lie: "narrow" as on a phone, "middle", or "wide" with the piles beside the melds. */
export const shapeOf = (width) => (width < NARROW ? "narrow" : width < WIDE ? "middle" : "wide");

function neededHeight(data, width, look, open) {
  const { sizes } = look;
  const shape = shapeOf(width);
  const inner = width - (shape === "narrow" ? 22 : 44);
  const piles = shape === "wide" ? (look.low ? 3.5 * sizes.pile + 132 : 2 * sizes.pile + 92) : 0;
  const own = data.own_team ?? 0;
  const bare = shape === "narrow" && look.dense; // without titles, and the buttons in one row
  const zone = (team) => meldsHeight(data, team, inner - (piles ? piles + 20 : 0), look, open) + (bare ? 6 : 24);
  const melds = zone(own) + zone(1 - own);
  const beside = bare ? Math.max(meldsHeight(data, 1 - own, inner - 3.6 * sizes.pile - 20, look, open), sizes.pile * HEIGHT + 8) : 0;
  const stack = sizes.pile * HEIGHT + 32;
  const centre = piles && !look.low ? stack + sizes.pile * 0.68 * HEIGHT + 56 : stack + (piles ? 16 : 6);
  const seats = data.seats?.length > 1 ? (bare ? 28 : shape === "narrow" ? 40 : 50) : 0;
  const hand = data.hand ? handHeight(data, inner, look, bare ? 36 : shape === "narrow" ? 50 : 46) : 0;
  const status = shape === "wide" ? 24 : bare ? 28 : 36; // two lines where one would not hold what is said
  return seats + (bare ? zone(own) + beside : piles ? Math.max(melds, centre) : melds + centre) + hand + status + (bare ? 20 : shape === "narrow" ? 36 : 30);
}

function handHeight(data, width, look, head) {
  const { places, height } = handLayout(data.hand.length, look.sizes.hand, width, look.tight);
  return height + (isRoomy(places, look.sizes.hand, width, data.mode) ? 24 : head);
}

/** Whether what stands over a hand finds its place beside it: its title, and the buttons where it is played. */
export function isRoomy(places, card, width, mode) {
  const taken = places.length ? places.at(-1).x - places[0].x + card : 0;
  return width - taken > (mode === "show" ? 220 : 420) && places.every((place) => place.row === 0);
}

function meldsHeight(data, team, width, look, open) {
  const w = look.sizes.meld;
  const row = w * HEIGHT + (look.dense ? 16 : 40);
  const extra = data.mode === "play" && team === (data.own_team ?? 0) ? [look.dense ? 46 : w * 1.6 + 50] : [];
  const widths = (data.melds ?? []).filter((meld) => meld.team === team)
    .map((meld) => meldWidth(meld, w, look, open)).concat(extra);
  let rows = widths.length ? 1 : 0;
  let x = 0;
  for (const wide of widths) {
    const here = Math.min(width, wide);
    if (x > 0 && x + here > width) {
      rows += 1;
      x = 0;
    }
    x += here + (look.dense ? 6 : 14);
  }
  return rows ? rows * row : 22;
}

function meldWidth(meld, w, look, open) {
  const folded = isFolded(`${meld.team}.${meld.number}`, meld.cards, look, open);
  const cards = folded ? 2 : meld.cards.length;
  const strip = look.dense ? 0.42 : 0.415;
  const run = w * (1 + (cards - 1) * (folded ? 0.8 : strip)) + 12;
  const label = look.dense ? (folded ? 58 : 40) : 54 + 7 * (meld.kind_label ?? "").length + (meld.bonus ? 38 : 0);
  return Math.max(run, label);
}

/**
 * Where `count` cards `card` wide lie in `width` pixels: [{x, y, turn, row}] and the height taken.
 * One row is fanned on an arc where there is room; more cards go into rows that overlap.
 */
export function handLayout(count, card, width, tight = false) {
  const leastStrip = tight ? FINGER : Math.max(FINGER, card * 0.45);
  const perRow = Math.max(1, Math.floor((width - card) / leastStrip) + 1);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const inRow = Math.ceil(count / rows);
  const widest = rows === 1 ? card * (width < 480 ? 1.06 : 0.72) : card + 4;
  const strip = inRow > 1 ? Math.min(widest, (width - card) / (inRow - 1)) : 0;
  const fanned = rows === 1 && count > 2 && width >= 480;
  const rowStep = card * (tight ? Math.max(0.56, (FINGER + 2) / card) : 0.86);
  const places = [];
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const step = (index % inRow) - (here - 1) / 2;
    const arc = fanned ? arcAt(step, count, strip, card) : { turn: 0, drop: 0 };
    places.push({ x: width / 2 + step * strip - card / 2, y: row * rowStep + arc.drop, turn: arc.turn, row });
  }
  const deepest = places.reduce((most, place) => Math.max(most, place.y), 0);
  return { places, height: (count ? deepest : 0) + card * HEIGHT };
}

// The ends of the arc lie at most a fifth of a card lower than its middle.
function arcAt(step, count, strip, card) {
  const flattest = (8 * 0.2 * card * 180) / (Math.PI * strip * (count - 1) * (count - 1));
  const angle = Math.min(1.9, 24 / count, flattest);
  const radius = strip / ((angle * Math.PI) / 180);
  const turn = step * angle;
  return { turn, drop: radius * (1 - Math.cos((turn * Math.PI) / 180)) };
}
