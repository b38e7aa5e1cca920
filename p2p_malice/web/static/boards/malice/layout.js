// How large cards are on a board of some size, so that everything is seen: numbers in, numbers out.

import { RATIO } from "../../cards/card-element.js";

/** Piles in a row, piles of a player, cards in the hand, rows with large cards (but for the hand), players beside these.
 * @typedef {{columns: number, piles: number, hand: number, large: number, others: number}} Amounts */
/** The players beside are in so many columns, as even as can be. `fans` are how far the buried cards of a pile may
 * show, the most first, in heights of a card, on a desk in widths.
 * @typedef {{sizes: Record<string, number>, kinds: string[], fans: number[], columns: number}} Layout */

export const LEAST = 24;
/** The narrowest card that a finger hits. */
export const TOUCHED = 44;
/** How far the buried cards of a pile may show, in heights of a card: the most that leaves cards large enough. There is
 * always room for that: a table that moves while one plays is hard to hit. */
const FANS = [0.36, 0.25, 0.15, 0.04];
/** As far as that it shows where that takes nothing from the cards: three ranks, or two. */
const MORE = [0.71, 0.48];
const MOST = 220;
/** From this width on, boards that are wider than high are laid out like a desk's. */
const BESIDE = 760;
/** So many lines of the players beside these leave room for the centre below them. */
const FEW_LINES = 4;
const HAND = 1.12;
const [STRIP, CAPTION, LINE, DENSE, PADDING] = [32, 20, 30, 22, 10];
/** On boards lower than this, many lines are dense. */
const LOW = 480;
/** How far the buried cards of the players beside show, in heights of a card. */
export const SMALL_FAN = 0.24;
/** The smallest card on which rank and suit are read well. */
const SMALL = 34;
/** On boards narrower than the first, up to so many players have their names beside their cards, this wide. */
const [NARROW, FEW, NAMES] = [600, 3, 92];
/** The widest cards of players beside these. */
const MOST_SMALL = 104;
/** The narrowest cards of pairs, one's own and theirs, and how high the names above these are, at least. */
const [ENOUGH, LEAST_PAIRED, PAIRED, PAIRED_LOW] = [50, 30, 38, 32];
/** On a desk, piles are fanned to the side: how far the buried cards of five or of more piles show at least, and of any at most, in
 * widths of a card; what of the gap between piles they leave free; how wide names are that stand beside piles, as a part
 * of the board, and in pixels at least and at most. */
const [LEAST_ASIDE, LEAST_OF_MANY, MOST_ASIDE, FREE] = [0.48, 0.16, 0.95, 5];
const [NAMED, LEAST_NAMED, MOST_NAMED] = [0.115, 100, 200];
/** There, up to so many players beside these have their names and cards in one row as large as can be; more of them are in rows of
 * four at most, close together. */
const [AT_EASE, ABREAST] = [3, 4];
/** The least cards beside which both a name and a caption have room. */
const LEAST_TOLD = 110;
/** How much of a card's size is kept, at least, so that others have cards instead of a line. */
const MUCH = 0.9;

/** @param {number} width @param {number} height of the board, in pixels @param {Amounts} amounts @returns {Layout} */
export function layout(width, height, amounts) {
  const found = straight(width, height, amounts);
  const isLines = found.kinds.includes("lines");
  if (isLines && width < NARROW) return pairs(width, height, amounts) ?? found;
  if (isLines && found.kinds.includes("wide") && amounts.others > FEW_LINES)
    return pairsAside(width, height, amounts, found);
  if (found.kinds.includes("wide") || width < BESIDE || width <= height) return found;
  const wide = desk(width, height, amounts);
  return wide.sizes.card >= found.sizes.card * (isLines ? MUCH : 1) ? wide : found;
}

/** All rows of large cards below each other in one grid, fanned to the side, the names beside them; the other players
 * above them, in as many rows as leave the largest cards to all. @param {number} width @param {number} height
 * @param {Amounts} amounts @returns {Layout} */
function desk(width, height, amounts) {
  const { others } = amounts;
  const [least, most] = [Math.ceil(others / ABREAST), Math.ceil(others / 2)];
  const all = [...Array(most - least + 1).keys()].map((more) => deskWith(width, height, amounts, least + more));
  const worth = (/** @type {Layout} */ { sizes }) => sizes.card + sizes.small;
  return all.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

/** @param {number} width @param {number} height @param {Amounts} amounts @param {number} rows @returns {Layout} */
function deskWith(width, height, { others, piles, large, columns, hand }, rows) {
  const gap = 14;
  const isTight = others > AT_EASE;
  const abreast = Math.ceil(others / rows) || 1;
  const room = (width - PADDING) / abreast - (isTight ? 20 : 36);
  const most = Math.min(MOST_SMALL, Math.floor(room / piles) - (isTight ? 2 : 5));
  const label = Math.floor(Math.max(LEAST_NAMED, Math.min(MOST_NAMED, width * NAMED)));
  const least = columns > 5 ? LEAST_OF_MANY : LEAST_ASIDE;
  let [card, small, fan, spare] = [MOST, 0, 0, 0];
  for (; card > LEAST; card--) {
    small = Math.max(LEAST, Math.min(most, Math.floor(card * (isTight ? 0.5 : 0.62))));
    const high = isTight ? small * RATIO * (1 + SMALL_FAN) + PAIRED + 2 : block(small);
    spare = height - rows * (high + 8) - (large + Number(hand > 0)) * (card * RATIO + 4) - card * 0.1 - 2 * CAPTION;
    const free = (width - label - columns * (card + gap) - 34) / (columns - 1);
    fan = (free + gap - FREE) / card;
    if (spare >= 0 && fan >= least) break;
  }
  const tall = Math.floor(Math.min(card * HAND, card + Math.max(0, spare - 3 * PADDING) / RATIO));
  const sizes = { ...sizesOf(card, small, gap, label, width - label, hand), tall };
  const kinds = ["desk", ...(isTight ? ["pairs"] : []), ...(card < LEAST_TOLD ? ["low"] : [])];
  return { sizes, kinds, fans: [Math.min(Math.floor(fan * 100) / 100, MOST_ASIDE)], columns: abreast };
}

/** Two players beside each other, in small cards under small names, where these have room without making one's own too
 * small. @param {number} width @param {number} height @param {Amounts} amounts @returns {Layout | null} */
function pairs(width, height, amounts) {
  if (height < LOW) return null;
  const [gap, fan] = [6, FANS[1]];
  const small = Math.min(SMALL, Math.floor((width - 12) / 2 / amounts.piles) - 3);
  const rows = Math.ceil(amounts.others / 2);
  const others = rows * (small * RATIO * (1 + SMALL_FAN) + PAIRED) + PADDING;
  for (let card = MOST; card >= ENOUGH && small >= LEAST_PAIRED; card--) {
    const tall = card * RATIO;
    const player = tall * (1 + fan) + STRIP + PADDING;
    const hand = amounts.hand && tall * HAND;
    const down = others + (amounts.large - 2) * player + tall + CAPTION + PADDING + player + CAPTION + hand + 16;
    const across = amounts.columns * (card + gap) + 2 * gap + 8;
    if (across <= width && down <= height)
      return { sizes: sizesOf(card, small, gap, 0, width, amounts.hand), kinds: ["pairs"], fans: [fan], columns: 2 };
  }
  return null;
}

/** Pairs of opponents in the left half of a board that is low and wide, where one plays in the other half.
 * @param {number} width @param {number} height @param {Amounts} amounts @param {Layout} found with lines */
function pairsAside(width, height, amounts, found) {
  const [wide, high] = [(width / 2 - 24) / 2, (height - PADDING) / Math.ceil(amounts.others / 2)];
  const small = Math.floor(Math.min(SMALL, wide / amounts.piles - 3, (high - PAIRED_LOW) / (RATIO * (1 + SMALL_FAN))));
  if (small < LEAST_PAIRED) return found;
  const kinds = found.kinds.map((kind) => (kind === "lines" ? "pairs" : kind));
  return { ...found, kinds, sizes: { ...found.sizes, small } };
}

/** How high the piles of a player are who sits beside these, with the name. @param {number} small */
const block = (small) => Math.ceil(small * RATIO * (1 + SMALL_FAN) + STRIP + 10);

/** One below the other. @param {number} width @param {number} height @param {Amounts} amounts @returns {Layout} */
function straight(width, height, amounts) {
  const isWide = height < 430 && width > 560;
  const kinds = isWide ? ["wide"] : [];
  if (isWide && amounts.others <= FEW_LINES) kinds.push("split");
  const isAside = !isWide && width < NARROW && amounts.others > 0 && amounts.others <= FEW;
  const isDense = !isWide && height < LOW && amounts.others > FEW_LINES;
  const across = isWide ? width / 2 - 6 : width;
  for (const isLines of amounts.others ? [false, true] : [false]) {
    for (const fan of FANS) {
      const how = { isWide, isLines, isDense, isAside: isAside && !isLines };
      const sizes = fitted(across, height, amounts, { ...how, fan });
      const isGood = sizes.card >= (fan > 0.15 ? 56 : TOUCHED) && (isLines || !amounts.others || sizes.small >= SMALL);
      const isLast = fan === FANS.at(-1) && (isLines || !amounts.others);
      if (isLines && (isGood || isLast)) kinds.push("lines", ...(isDense ? ["dense"] : []));
      else if (isAside && isGood) kinds.push("aside");
      const columns = columnsOf(across, amounts.others, rowOf(amounts.piles, sizes.small));
      const isFree = (/** @type {number} */ more) =>
        sizes.card > LEAST && fitted(across, height, amounts, { ...how, fan: more }).card === sizes.card;
      if (isGood || isLast) return { sizes, kinds, fans: [...MORE.filter(isFree), fan], columns };
    }
  }
  throw new RangeError("no layout");
}

/** The largest sizes that have room. @param {number} width @param {number} height @param {Amounts} amounts
 * @param {{isWide: boolean, isLines: boolean, isDense: boolean, isAside: boolean, fan: number}} how */
function fitted(width, height, amounts, { isWide, isLines, isDense, isAside, fan }) {
  const gap = width < 600 ? 6 : 14;
  for (let card = MOST; card > LEAST; card--) {
    const tall = card * RATIO;
    const small = isAside
      ? Math.floor(Math.min(card * 0.85, (width - NAMES - 36) / amounts.columns - 5))
      : Math.min(84, Math.max(24, Math.floor(card * 0.62)));
    const across = amounts.columns * (card + gap) + 2 * gap + 8;
    const line = isLines ? (isDense ? DENSE : LINE) : 0;
    const others = isAside
      ? amounts.others * (small * RATIO * (1 + SMALL_FAN) + 6) + PADDING
      : heightOfOthers(width, amounts, small, line);
    const rows = amounts.large;
    const player = tall * (1 + fan) + STRIP + PADDING;
    const centre = tall + CAPTION + PADDING;
    const hand = amounts.hand && tall * HAND + PADDING + 6;
    const [theirs, own] = [others + (rows - 2) * player, player + (isWide ? 0 : CAPTION)];
    const beside =
      isLines && amounts.others > FEW_LINES
        ? Math.max(theirs, centre + own + hand)
        : Math.max(theirs, own) + Math.max(centre, hand);
    const down = isWide ? beside : theirs + centre + own + hand;
    if (across <= width && down <= height) return sizesOf(card, small, gap, 0, width, amounts.hand);
  }
  return sizesOf(LEAST, LEAST, gap, 0, width, amounts.hand);
}

/** @param {number} card @param {number} small @param {number} gap @param {number} label @param {number} width @param {number} hand */
function sizesOf(card, small, gap, label, width, hand) {
  const place = Math.floor(Math.min(card * HAND * 0.98, (width - 8) / Math.max(1, hand)));
  return { card, small, gap, label: Math.floor(label), tall: Math.floor(card * HAND), place };
}

/** @param {number} width @param {Amounts} amounts @param {number} small @param {number} line 0 for cards instead of lines */
function heightOfOthers(width, { others, piles }, small, line) {
  if (!others) return 0;
  const columns = columnsOf(width, others, line ? 300 : rowOf(piles, small));
  const each = line ? line + 3 : block(small);
  return Math.ceil(others / columns) * each + PADDING;
}

/** How wide the piles are of a player beside these. @param {number} piles @param {number} small */
const rowOf = (piles, small) => piles * (small + 5) + 24;

/** In how many columns so many players stand, each so wide, that the rows are about as long.
 * @param {number} width @param {number} count @param {number} each */
function columnsOf(width, count, each) {
  const most = Math.max(1, Math.min(count, Math.floor(width / each)));
  return Math.ceil(count / Math.ceil(count / most)) || 1;
}
