// Card faces as SVG pictures: one blob address per face, made when first asked for.
// A face has two cuts: "standard" with pips laid out as in a printed pack, and "jumbo", a big index for small cards.

import { COURTS } from "./courts.js";

// Outlines of the ranks, 100 units high: [width, path].
export const GLYPHS = {
  "A": [89, "M0 100V93H1Q5 93 7 91Q9 89 11 82L37 0H53L78 82Q80 88 82 90Q84 93 87 93H89V100H50V93H55Q56 93 58 91Q60 90 60 87Q60 85 59 84Q59 82 59 81L54 67H25L22 79Q22 81 21 83Q21 85 21 87Q21 90 22 91Q24 93 26 93H31V100ZM28 59H52L46 36Q45 31 43 25Q42 19 41 14Q40 19 38 24Q36 30 35 35Z"],
  "2": [57, "M0 100V86L18 64Q25 56 29 49Q33 42 34 36Q36 30 36 23Q36 15 33 11Q31 7 27 7Q21 7 18 13Q16 19 16 31Q9 31 5 28Q0 25 0 18Q0 12 3 8Q6 4 12 1Q18 -1 27 -1Q40 -1 47 5Q54 11 54 22Q54 27 52 31Q51 36 48 41Q44 47 38 54Q32 61 23 71L11 85H39Q47 85 49 75L50 71H57L56 100Z"],
  "3": [58, "M26 101Q17 101 11 99Q5 97 3 93Q0 89 0 85Q0 79 3 76Q6 74 10 74Q10 83 14 87Q18 92 25 92Q29 92 32 90Q35 88 37 83Q39 79 39 71Q39 63 35 58Q30 53 21 53H14V44H21Q29 44 33 38Q37 33 37 23Q37 16 34 11Q32 7 27 7Q22 7 20 10Q18 13 17 18Q16 23 16 29Q9 29 5 26Q1 23 1 16Q1 9 8 4Q14 -1 27 -1Q40 -1 47 5Q55 11 55 21Q55 31 50 37Q44 44 37 47Q41 48 46 50Q51 53 54 58Q58 63 58 71Q58 80 55 86Q52 91 48 95Q43 98 38 100Q32 101 26 101Z"],
  "4": [63, "M20 100V93H23Q27 93 30 91Q33 89 33 82V74H0V65L34 0H50V65H63V74H50V82Q50 89 53 91Q56 93 60 93H62V100ZM8 65H33V40Q33 34 33 27Q33 20 34 13Q33 15 32 18Q31 21 29 24Q28 27 26 30Q25 32 24 33Z"],
  "5": [55, "M24 101Q15 101 10 99Q5 96 2 93Q0 89 0 84Q0 80 3 77Q5 75 10 75Q10 79 11 83Q12 87 15 89Q18 92 23 92Q27 92 30 90Q33 88 35 83Q37 78 37 69Q37 59 33 54Q29 48 21 48Q17 48 14 49Q11 50 8 51L2 48L6 0H51L52 25H45L44 21Q44 18 42 17Q41 15 39 15H14L12 41Q14 40 18 40Q21 39 25 39Q39 39 47 47Q55 54 55 69Q55 78 53 84Q50 91 45 94Q41 98 35 100Q30 101 24 101Z"],
  "6": [57, "M30 101Q21 101 14 96Q7 91 4 81Q0 70 0 54Q0 42 2 32Q4 22 8 15Q12 7 19 3Q25 -1 34 -1Q42 -1 46 1Q51 3 53 6Q55 10 55 14Q55 18 52 22Q49 25 41 25Q41 21 40 17Q39 12 38 10Q36 7 33 7Q26 7 22 16Q17 26 17 44Q19 42 23 40Q27 39 33 39Q44 39 51 46Q57 54 57 68Q57 83 50 92Q43 101 30 101ZM30 92Q34 92 37 87Q40 81 40 69Q40 58 37 52Q34 47 29 47Q26 47 22 49Q18 52 17 54Q17 74 21 83Q24 92 30 92Z"],
  "7": [57, "M10 100 41 15H15Q9 15 8 22L7 29H0L1 0H57V7L25 100Z"],
  "8": [59, "M29 101Q19 101 13 98Q6 94 3 88Q0 82 0 75Q0 65 5 60Q10 54 18 49Q10 45 7 38Q3 32 3 24Q3 18 5 12Q8 6 14 2Q20 -1 30 -1Q43 -1 49 6Q56 12 56 23Q56 32 51 36Q47 41 40 46Q50 52 55 58Q59 65 59 74Q59 87 51 94Q43 101 29 101ZM32 41Q37 38 39 34Q41 30 41 23Q41 19 39 15Q38 11 36 9Q33 7 30 7Q25 7 22 11Q20 16 20 22Q20 30 23 34Q26 38 32 41ZM30 93Q36 93 39 89Q43 84 43 76Q43 69 39 64Q35 60 25 55Q21 58 19 63Q16 68 16 75Q16 83 20 88Q23 93 30 93Z"],
  "9": [57, "M23 101Q16 101 11 99Q7 97 5 93Q3 89 3 86Q3 82 5 80Q6 78 9 78Q11 84 14 88Q18 93 23 93Q39 93 40 52Q38 56 33 59Q29 61 23 61Q13 61 7 54Q0 47 0 32Q0 22 3 15Q7 7 13 3Q19 -1 27 -1Q36 -1 43 4Q49 8 53 19Q57 29 57 46Q57 57 55 67Q53 77 49 85Q45 93 39 97Q32 101 23 101ZM28 51Q33 51 36 49Q39 46 40 42Q40 24 37 16Q33 8 28 8Q23 8 20 14Q17 20 17 32Q17 51 28 51Z"],
  "J": [47, "M0 134V125H2Q6 125 9 123Q13 121 15 115Q17 110 17 100V16Q17 10 15 9Q14 7 11 7H6V0H47V7H42Q40 7 38 9Q36 11 36 17V100Q36 110 33 116Q31 123 26 126Q22 130 16 132Q10 134 4 134Z"],
  "Q": [81, "M62 134Q55 134 48 130Q42 127 37 120Q33 112 32 101Q16 98 8 84Q0 70 0 50Q0 34 4 23Q9 11 18 5Q27 -2 40 -2Q53 -2 62 5Q71 11 76 23Q81 34 81 50Q81 69 73 83Q66 96 52 100Q52 110 55 116Q58 121 61 123Q65 125 69 125H71V134ZM40 92Q52 92 56 81Q61 70 61 50Q61 30 56 19Q52 8 40 8Q29 8 25 19Q20 30 20 50Q20 70 25 81Q29 92 40 92Z"],
  "K": [84, "M0 100V93H5Q7 93 9 91Q11 90 11 84V16Q11 10 9 9Q7 7 5 7H0V0H41V7H36Q33 7 32 9Q30 11 30 17V49L48 25Q52 21 54 17Q55 14 55 11Q55 9 54 8Q52 7 48 7V0H81V7Q76 7 72 11Q68 14 64 20L48 40L70 81Q74 88 77 90Q80 93 84 93H84V100H78Q69 100 64 99Q59 97 56 94Q53 91 51 87L35 55L30 60V83Q30 89 32 91Q33 93 36 93H41V100Z"],
  "T": [94, "M5 100V93H13Q15 93 16 91Q17 89 17 83V13Q14 20 11 24Q8 28 5 28Q3 28 2 25Q0 22 0 18Q3 16 6 14Q10 12 14 7L21 -1H31V83Q31 88 32 90Q33 93 36 93H43V100ZM71 101Q63 101 58 95Q53 89 51 77Q48 65 48 50Q48 34 51 23Q53 11 58 5Q63 -1 71 -1Q79 -1 84 5Q89 11 92 23Q94 34 94 50Q94 65 92 77Q89 89 84 95Q79 101 71 101ZM71 92Q76 92 78 81Q80 70 80 50Q80 30 78 19Q76 8 71 8Q66 8 65 19Q63 30 63 50Q63 70 65 81Q66 92 71 92Z"],
};

// The suits' pips, 100 × 100 units.
const PIPS = {
  S: "M50 3C57 19 95 41 95 65C95 79 85 87 74 87C66 87 58 83 54 76C55 86 58 93 65 98H35C42 93 45 86 46 76C42 83 34 87 26 87C15 87 5 79 5 65C5 41 43 19 50 3Z",
  H: "M50 97C44 83 5 60 5 31C5 14 17 4 29 4C39 4 46 11 50 20C54 11 61 4 71 4C83 4 95 14 95 31C95 60 56 83 50 97Z",
  D: "M50 2C58 19 71 36 86 50C71 64 58 81 50 98C42 81 29 64 14 50C29 36 42 19 50 2Z",
  C: "M50 3A21 21 0 0 1 66 38C63 41 60 43 58 45C62 42 67 39 74 39A21 21 0 1 1 74 81C65 81 58 76 54 70C55 84 58 92 66 97H34C42 92 45 84 46 70C42 76 35 81 26 81A21 21 0 1 1 26 39C33 39 38 42 42 45C40 43 37 41 34 38A21 21 0 0 1 50 3Z",
};

export const INKS = {
  two: { S: "#17181c", H: "#c3142d", D: "#c3142d", C: "#17181c", J: "#6b2a86" },
  four: { S: "#17181c", H: "#c3142d", D: "#1257b8", C: "#0b7a3e", J: "#6b2a86" },
};

const GOLD = "#e8b33f", RED = "#c3142d", BLUE = "#27408f", LINE = "#27408f", BLACK = "#17181c";

// Where the pips of each rank stand on the 250 × 350 card.
const LEFT = 85, MIDDLE = 125, RIGHT = 165;
const column = (x, ...ys) => ys.map((y) => [x, y]);
const PLACES = {
  2: column(MIDDLE, 76, 274),
  3: column(MIDDLE, 76, 175, 274),
  4: [...column(LEFT, 76, 274), ...column(RIGHT, 76, 274)],
};
PLACES[5] = [...PLACES[4], [MIDDLE, 175]];
PLACES[6] = [...column(LEFT, 76, 175, 274), ...column(RIGHT, 76, 175, 274)];
PLACES[7] = [...PLACES[6], [MIDDLE, 125]];
PLACES[8] = [...PLACES[7], [MIDDLE, 225]];
const FOURS = [...column(LEFT, 76, 142, 208, 274), ...column(RIGHT, 76, 142, 208, 274)];
PLACES[9] = [...FOURS, [MIDDLE, 175]];
PLACES.T = [...FOURS, [MIDDLE, 109], [MIDDLE, 241]];

const addresses = new Map();

/** The address of the picture of a card ("7C", "JK", "??" is its back) in a deck of two or four colours. */
export function faceAddress(code, deck, cut) {
  const name = `${code} ${deck} ${cut}`;
  if (!addresses.has(name)) {
    const blob = new Blob([drawFace(code, deck, cut)], { type: "image/svg+xml" });
    addresses.set(name, URL.createObjectURL(blob));
  }
  return addresses.get(name);
}

function drawFace(code, deck, cut) {
  if (code === "??") return picture("", drawBack());
  if (code === "JK") return picture(INKS[deck].J, cut === "jumbo" ? jumboJoker() : standardJoker());
  const [rank, suit] = code;
  const drawing = cut === "jumbo" ? jumbo(rank, suit) : standard(rank, suit);
  return picture(INKS[deck][suit], drawing);
}

const picture = (ink, drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350" color="${ink}" fill="currentColor">${drawing}</svg>`;

const turned = (drawing) => drawing + `<g transform="rotate(180 125 175)">${drawing}</g>`;

function pip(suit, x, y, size, upsideDown = false) {
  const turn = upsideDown ? "rotate(180)" : "";
  return `<path transform="translate(${x} ${y})${turn}scale(${size / 100})translate(-50 -50)" d="${PIPS[suit]}"/>`;
}

// Letters with a tail are set a little smaller, so that they stay clear of the pip beneath.
const TAILED = { J: 0.8, Q: 0.9 };

function glyph(rank, x, y, height, widest) {
  const [width, path] = GLYPHS[rank];
  const down = (height / 100) * (TAILED[rank] ?? 1);
  const across = Math.min(height / 100, widest / width);
  return `<path transform="translate(${x - (width * across) / 2} ${y})scale(${across} ${down})" d="${path}"/>`;
}

function standard(rank, suit) {
  const corner = glyph(rank, 31, 18, 52, 46) + pip(suit, 31, 104, 36);
  if (COURTS[rank + suit]) return turned(corner) + court(rank, suit, 55, 34, 140, 282, true);
  if (rank === "A") return turned(corner) + pip(suit, 125, 175, suit === "S" ? 130 : 104);
  return turned(corner) + PLACES[rank].map(([x, y]) => pip(suit, x, y, 50, y > 175)).join("");
}

function jumbo(rank, suit) {
  const corner = glyph(rank, 52, 22, 92, 80) + pip(suit, 52, 172, 68);
  if (COURTS[rank + suit]) return corner + court(rank, suit, 104, 48, 134, 266, false);
  return corner + pip(suit, 166, 252, 138);
}

// A court figure in a box; the small pips of its dress are drawn with our own.
function court(rank, suit, x, y, width, height, corners) {
  const [gold, red, blue, black, lines, thin, pips] = COURTS[rank + suit];
  const dress = pips.map(([size, transform, outline]) =>
    `<g transform="${transform}"><svg width="${size}" height="${size}" viewBox="-10 -10 120 120"><path d="${PIPS[suit]}" stroke="${LINE}" stroke-width="${outline / 10}"/></svg></g>`).join("");
  const layers = [
    `<path fill="${GOLD}" d="${gold}"/>`, `<path fill="${RED}" d="${red}"/>`, `<path fill="${BLUE}" d="${blue}"/>`,
    `<path fill="${BLACK}" d="${black}"/>`, stroke(lines, 6), stroke(thin, 3) + dress,
  ];
  const figure = layers.map((layer, index) =>
    `<g id="l${index}">${layer}</g><use href="#l${index}" transform="rotate(180 650 1000)"/>`).join("");
  const pipsInCorners = corners ? turned(pip(suit, x + 22, y + 24, 38)) : "";
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 1300 2000" preserveAspectRatio="none">${figure}</svg>`
    + `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${LINE}" stroke-width="2"/>` + pipsInCorners;
}

const stroke = (path, width) =>
  `<path fill="none" stroke="${LINE}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

const STAR = "M50 4L62 37L97 38L69 59L79 93L50 73L21 93L31 59L3 38L38 37Z";
const star = (x, y, size) => `<path transform="translate(${x} ${y})scale(${size / 100})translate(-50 -50)" d="${STAR}"/>`;

// A jester's cap with three bells over a ruff.
const CAP = `<g stroke="#3b1450" stroke-width="3" stroke-linejoin="round">
<path fill="#8b3aa8" d="M82 190C60 150 40 146 22 160C20 104 62 84 96 128C100 70 112 40 126 22C140 40 152 70 156 128C190 84 232 104 230 160C212 146 192 150 170 190Z"/>
<path fill="${GOLD}" d="M104 188C96 140 108 74 126 22C144 74 156 140 148 188Z"/>
<path fill="#fff8e6" d="M78 188H174V214H78Z"/>
<path fill="${RED}" d="M126 222L104 262L78 232L66 270L40 226L76 214H176L212 226L186 270L174 232L148 262Z"/></g>
<g fill="${GOLD}" stroke="#7a5a10" stroke-width="3"><circle cx="22" cy="166" r="12"/><circle cx="126" cy="20" r="12"/><circle cx="230" cy="166" r="12"/></g>`;

const standardJoker = () => turned(star(31, 44, 46)
  + ["J", "O", "K", "E", "R"].map((letter, index) => word(letter, 31, 92 + index * 28, 26)).join(""))
  + `<g transform="translate(49 90)scale(.61)">${CAP}</g>`;

const jumboJoker = () => star(52, 66, 88)
  + ["J", "O", "K", "E", "R"].map((letter, index) => word(letter, 52, 144 + index * 40, 38)).join("")
  + `<g transform="translate(96 196)scale(.56)">${CAP}</g>`;

const word = (letter, x, y, size) =>
  `<text x="${x}" y="${y}" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="${size}" text-anchor="middle">${letter}</text>`;

function drawBack() {
  return `<defs><pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="20" height="20" fill="#7d2330"/><path d="M0 10H20M10 0V20" stroke="#a8475a" stroke-width="2"/><circle cx="10" cy="10" r="3.6" fill="#e9c985"/></pattern></defs>
<rect width="250" height="350" rx="18" fill="#fffdf6"/><rect x="13" y="13" width="224" height="324" rx="10" fill="url(#p)" stroke="#5d1622" stroke-width="3"/>
<rect x="25" y="25" width="200" height="300" rx="6" fill="none" stroke="#e9c985" stroke-width="2.5"/>
<ellipse cx="125" cy="175" rx="50" ry="66" fill="#7d2330" stroke="#e9c985" stroke-width="3"/>
<g fill="#e9c985">${pip("S", 125, 140, 28)}${pip("H", 101, 175, 28)}${pip("D", 149, 175, 28)}${pip("C", 125, 210, 28)}</g>`;
}
