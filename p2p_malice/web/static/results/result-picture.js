// The result as a picture, drawn here: shared with whoever the player chooses, or saved.

import { coloursOf } from "../players/avatars.js";
import { SUITS } from "../cards/view.js";
import { paint } from "../cards/court-art.js";
import { siteOf } from "../dom/address.js";
import { shareFile } from "../dom/save-file.js";
import { words } from "../words/catalogue.js";

const [WIDE, LINE, TOP] = [1080, 92, 580];
/** Of a card. */
const WIDTH = 168;
/** Of a face, in its disc. */
const FACE = 54;
const NAME = "spite-and-malice.png";
const FONT = 'system-ui, "Noto Sans", "Segoe UI", Roboto, sans-serif';
/** Rank, suit, and the class of those that are figures. */
const CARDS = [
  ["K", "s", "spade"],
  ["Q", "h", "heart"],
  ["J", "c", "club"],
  ["10", "d"],
  ["A", "s"],
];

/** Offer the picture to another program, or save it where there is none; what is to be said of that.
 * @param {import("./game-end.js").Outcome} outcome @param {() => boolean} isWanted whether it still is, once it is drawn */
export async function sharePicture(outcome, isWanted) {
  const blob = await drawn(outcome);
  if (!isWanted()) return "";
  const file = new File([blob], NAME, { type: "image/png" });
  const isSaved = await shareFile(file, { title: words("page-title"), text: outcome.title });
  return isSaved ? words("ending-saved") : "";
}

/** @param {import("./game-end.js").Outcome} outcome @returns {Promise<Blob>} */
async function drawn({ title, rows, facts, series, earned = [] }) {
  const faces = await Promise.all(rows.map(faceOf));
  const canvas = document.createElement("canvas");
  const told = facts.map(([name, value]) => `${name}: ${value}`);
  const said = [series, ...earned.map(([, trophy]) => `🏆 ${trophy}`), ...told].filter(Boolean);
  [canvas.width, canvas.height] = [WIDE, TOP + rows.length * LINE + said.length * 62 + 150];
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  felt(pen, canvas.height);
  for (const at of CARDS.keys()) card(pen, at);
  write(pen, title, WIDE / 2, 510, `800 84px ${FONT}`, "center");
  for (const [at, row] of rows.entries()) line(pen, row, TOP + at * LINE, faces[at]);
  let y = TOP + rows.length * LINE + 60;
  for (const text of said) {
    write(pen, text, WIDE / 2, y, text === series ? `700 54px ${FONT}` : `400 40px ${FONT}`, "center");
    y += 62;
  }
  const foot = [words("page-title"), siteOf(location)].filter(Boolean).join(" · ");
  write(pen, foot, WIDE / 2, canvas.height - 44, `600 34px ${FONT}`, "center", "#bfe0d0");
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** @param {CanvasRenderingContext2D} pen @param {number} high */
function felt(pen, high) {
  const light = pen.createRadialGradient(WIDE / 2, high * 0.4, 60, WIDE / 2, high * 0.4, high * 0.8);
  for (const [at, colour] of ["#1d6b4f", "#0f4534", "#072117"].entries()) light.addColorStop(at / 2, colour);
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, high);
}

/** @param {CanvasRenderingContext2D} pen @param {number} at */
function card(pen, at) {
  const [[rank, letter, figure], off] = [CARDS[at], at - 2];
  const suit = SUITS[letter];
  pen.save();
  pen.translate(WIDE / 2 + off * 108, 200 + off * off * 14);
  pen.rotate(off * 0.16);
  pen.shadowColor = "#0008";
  pen.shadowBlur = 22;
  pen.fillStyle = "#f7f4e9";
  pen.beginPath();
  rounded(pen, -WIDTH / 2, -119, WIDTH, 238, 16);
  pen.fill();
  pen.shadowBlur = 0;
  pen.clip();
  const colour = /[♥♦]/.test(suit) ? "#c4122f" : "#16181d";
  write(pen, rank, -70, -66, `800 46px ${FONT}`, "left", colour);
  write(pen, `${suit}\ufe0e`, -70, -22, `400 42px ${FONT}`, "left", colour);
  if (!figure) write(pen, `${suit}\ufe0e`, 0, 54, `400 104px ${FONT}`, "center", colour);
  pen.scale(WIDTH / 100, WIDTH / 100);
  if (figure) paint(pen, rank + letter, figure);
  pen.restore();
}

/** A rectangle with round corners; before Safari 16, with others.
 * @param {CanvasRenderingContext2D} pen @param {[number, number, number, number, number]} where */
const rounded = (pen, ...where) => (pen.roundRect ?? pen.rect).apply(pen, where);

/** The face of a player as an image, null where there is none. @param {import("./game-end.js").Row} row */
async function faceOf({ seat, avatar }) {
  try {
    const { avatarArt } = await import("../players/avatar-art.js");
    const art = /** @type {SVGElement} */ (avatarArt(avatar));
    // An image inherits no ink.
    art.style.color = coloursOf(seat)[1];
    const image = new Image(FACE, FACE);
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(art))}`;
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** @param {CanvasRenderingContext2D} pen @param {import("./game-end.js").Row} row @param {number} top
 * @param {HTMLImageElement | null} face */
function line(pen, { seat, name, initial, isWinner, left, points }, top, face) {
  const [colour, ink] = coloursOf(seat);
  pen.fillStyle = isWinner ? "#ffffff2b" : "#ffffff12";
  pen.beginPath();
  rounded(pen, 120, top, WIDE - 240, LINE - 12, 20);
  pen.fill();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(176, top + 40, 32, 0, 7);
  pen.fill();
  if (face) pen.drawImage(face, 176 - FACE / 2, top + 40 - FACE / 2, FACE, FACE);
  else write(pen, initial, 176, top + 52, `800 32px ${FONT}`, "center", ink);
  write(pen, name, 226, top + 54, `${isWinner ? 800 : 500} 42px ${FONT}`, "left", "#f1f7f3", 440);
  const count =
    points === null ? words("board-to-go", { count: left }) : words("ending-with-points", { count: points });
  write(pen, count, WIDE - 150, top + 54, `700 40px ${FONT}`, "right");
}

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} x @param {number} y @param {string} font
 * @param {CanvasTextAlign} align @param {string} [colour] @param {number} [most] pixels that it may be wide */
function write(pen, text, x, y, font, align, colour = "#f1f7f3", most = WIDE - 120) {
  Object.assign(pen, { font, fillStyle: colour, textAlign: align });
  pen.fillText(text, x, y, most);
}
