// How large cards are on a board of some size, so that everything is seen: numbers in, numbers out.

import { RATIO } from "../../cards/card-element.js";

/** Piles in a row, piles of a player, cards in the hand, rows with large cards (but for the hand), players beside these,
 * and the pixels at either side that are not for these.
 * @typedef {{columns: number, piles: number, hand: number, large: number, others: number, side: number}} Amounts */
/** The players beside are in so many columns, as even as can be; or "round" the table, of which `areas` are the places.
 * `below` is what they leave free at the lower end of either side, in pixels.
 * @typedef {{sizes: Record<string, number>, kinds: string[], fan: number, columns: number, areas?: string[],
 *   below?: number}} Layout */

export const LEAST = 24;
/** The narrowest card that a finger hits. */
export const TOUCHED = 44;
/** How far the buried cards of a pile may show, in heights of a card: the most that leaves cards large enough. There is
 * always room for that: a table that moves while one plays is hard to hit. */
const FANS = [0.36, 0.25, 0.15, 0.04];
const MOST = 176;
/** Where labels stand beside the cards instead of above them, unless the board is higher than wide. */
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
/** What a letter needs that stands above a card. */
const LETTER = 12;
/** On boards narrower than the first, up to so many players have their names beside their cards, this wide. */
const [NARROW, FEW, NAMES] = [600, 3, 92];
/** The widest cards of players round the table, and how much of a side's height is kept free for what was said and done,
 * on boards wider than that. */
const [MOST_ROUND, FREE, LOGGED] = [104, 0.36, 1200];
/** The narrowest cards of pairs, one's own and theirs, and how high the names above these are, at least. */
const [ENOUGH, LEAST_PAIRED, PAIRED, PAIRED_LOW] = [50, 30, 38, 32];
/** On boards as wide as that, the hand of two has room beside one's own piles. */
const BROAD = 1000;
/** There the ranks of two buried cards show. */
const BROAD_FAN = 0.48;
/** How much of a card's size is kept, at least, so that somebody can sit opposite, or have cards instead of a line. */
const MUCH = 0.9;
/** The place of who sits opposite. */
export const OPPOSITE = "opposite";

/** @param {number} width @param {number} height of the board, in pixels @param {Amounts} amounts @returns {Layout} */
export function layout(width, height, amounts) {
  const found = straight(width, height, amounts);
  const isLines = found.kinds.includes("lines");
  if (isLines && width < NARROW) return pairs(width, height, amounts) ?? found;
  if (isLines && found.kinds.includes("wide") && amounts.others > FEW_LINES)
    return pairsAside(width, height, amounts, found);
  if (found.kinds.includes("beside") && width >= BROAD && amounts.large === 3 && !amounts.others) {
    const broad = beside(width, height, amounts);
    return broad.sizes.card > found.sizes.card ? broad : found;
  }
  if (!found.kinds.includes("beside") || amounts.others < 2) return found;
  const around = round(width, height, amounts);
  return around.sizes.card >= found.sizes.card * (isLines ? MUCH : 1) ? around : found;
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
    const down = others + (amounts.large - 2) * player + tall + CAPTION + PADDING + player + CAPTION + tall * HAND + 16;
    const across = amounts.columns * (card + gap) + 2 * gap + 8;
    if (across <= width && down <= height)
      return { sizes: sizesOf(card, small, gap, 0, width, amounts.hand), kinds: ["pairs"], fan, columns: 2 };
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

/** Two players, the hand beside one's own piles: rows of larger cards, the names above them.
 * @param {number} width @param {number} height @param {Amounts} amounts @returns {Layout} */
function beside(width, height, amounts) {
  const [gap, fan] = [14, BROAD_FAN];
  const handOf = (/** @type {number} */ card) => amounts.hand * Math.floor(card * HAND * 0.98);
  let card = MOST;
  for (; card > LEAST; card--) {
    const tall = card * RATIO;
    const player = tall * (1 + fan) + STRIP + PADDING;
    const across = amounts.columns * (card + gap) + 6 * gap + handOf(card);
    if (across <= width && 2 * player + tall + 3 * CAPTION + 2 * PADDING + 2 * LETTER <= height) break;
  }
  const sizes = sizesOf(card, Math.floor(card * 0.62), gap, 0, handOf(card) + 8, amounts.hand);
  return { sizes, kinds: ["broad"], fan, columns: 1 };
}

/** Players round the table, clockwise from the left: at both sides, an odd one opposite if that makes no card much smaller.
 * @param {number} width @param {number} height @param {Amounts} amounts @returns {Layout} */
function round(width, height, amounts) {
  const isOdd = amounts.others % 2 > 0;
  const [without, opposite] = [false, true].map((has) => roundWith(width, height, amounts, has && isOdd));
  const best = opposite.sizes.card >= MUCH * without.sizes.card ? opposite : without;
  const hasOpposite = isOdd && best === opposite;
  const left = Math.ceil((amounts.others - (hasOpposite ? 1 : 0)) / 2);
  const areas = [...Array(amounts.others).keys()].map((at) => {
    if (at < left) return `${left - at} / 1`;
    if (hasOpposite && at === left) return OPPOSITE;
    return `${at - left + (hasOpposite ? 0 : 1)} / 3`;
  });
  const tall = left * (block(best.sizes.small) + PADDING);
  const below = width < LOGGED ? 0 : Math.floor(Math.min(height * FREE, height - tall - PADDING));
  return { ...best, areas, below };
}

/** @param {number} width @param {number} height @param {Amounts} amounts @param {boolean} hasOpposite @returns {Layout} */
function roundWith(width, height, amounts, hasOpposite) {
  const gap = 14;
  const rows = Math.ceil((amounts.others - (hasOpposite ? 1 : 0)) / 2);
  const fan = FANS[0];
  let [card, small, side] = [MOST, 0, 0];
  for (; card > LEAST; card--) {
    const tall = card * RATIO;
    small = Math.min(MOST_ROUND, Math.max(LEAST, Math.floor(card * 0.62)));
    side = rowOf(amounts.piles, small) + 6;
    const across = amounts.columns * (card + gap) + 2 * gap + 8 + 2 * side;
    const player = tall * (1 + fan) + STRIP + PADDING;
    const centre = tall + CAPTION + PADDING + LETTER;
    const own = player + CAPTION;
    const top = hasOpposite ? block(small) + PADDING : 0;
    const down = top + (amounts.large - 2) * player + centre + own + tall * HAND + PADDING + 6;
    if (across <= width && down <= height && rows * (block(small) + PADDING) <= height) break;
  }
  const sizes = sizesOf(card, small, gap, side, width - 2 * side, amounts.hand);
  const opposite = hasOpposite ? ["opposite"] : [];
  return { sizes, kinds: ["round", ...opposite], fan, columns: 9 };
}

/** How high the piles of a player are who sits beside these, with the name. @param {number} small */
const block = (small) => Math.ceil(small * RATIO * (1 + SMALL_FAN) + STRIP + 10);

/** One below the other. @param {number} width @param {number} height @param {Amounts} amounts @returns {Layout} */
function straight(width, height, amounts) {
  const isWide = height < 430 && width > 560;
  const kinds = isWide ? ["wide"] : width >= BESIDE && width > height ? ["beside"] : [];
  if (isWide && amounts.others <= FEW_LINES) kinds.push("split");
  const isAside = !isWide && width < NARROW && amounts.others > 0 && amounts.others <= FEW;
  const isDense = !isWide && height < LOW && amounts.others > FEW_LINES;
  const across = isWide ? width / 2 - 6 : width;
  for (const isLines of amounts.others ? [false, true] : [false]) {
    for (const fan of FANS) {
      const sizes = fitted(across, height, amounts, {
        isWide,
        isBeside: kinds.includes("beside"),
        isLines,
        isDense,
        isAside: isAside && !isLines,
        fan,
      });
      const isGood = sizes.card >= (fan > 0.15 ? 56 : TOUCHED) && (isLines || !amounts.others || sizes.small >= SMALL);
      const isLast = fan === FANS.at(-1) && (isLines || !amounts.others);
      if (isLines && (isGood || isLast)) kinds.push("lines", ...(isDense ? ["dense"] : []));
      else if (isAside && isGood) kinds.push("aside");
      const columns = columnsOf(across - 2 * amounts.side, amounts.others, rowOf(amounts.piles, sizes.small));
      if (isGood || isLast) return { sizes, kinds, fan, columns };
    }
  }
  throw new RangeError("no layout");
}

/** The largest sizes that have room. @param {number} width @param {number} height @param {Amounts} amounts
 * @param {{isWide: boolean, isBeside: boolean, isLines: boolean, isDense: boolean, isAside: boolean, fan: number}} how */
function fitted(width, height, amounts, { isWide, isBeside, isLines, isDense, isAside, fan }) {
  const gap = width < 600 ? 6 : 14;
  const label = isBeside ? Math.min(190, width * 0.16) : 0;
  const strip = isBeside ? 0 : STRIP;
  for (let card = MOST; card > LEAST; card--) {
    const tall = card * RATIO;
    const small = isAside
      ? Math.floor(Math.min(card * 0.85, (width - NAMES - 36) / amounts.columns - 5))
      : Math.min(84, Math.max(24, Math.floor(card * 0.62)));
    const across = amounts.columns * (card + gap) + 2 * gap + 2 * label + 8;
    const line = isLines ? (isDense ? DENSE : LINE) : 0;
    const others = isAside
      ? amounts.others * (small * RATIO * (1 + SMALL_FAN) + 6) + PADDING
      : heightOfOthers(width - 2 * amounts.side, amounts, small, line);
    const rows = amounts.large;
    const player = tall * (1 + fan) + strip + PADDING;
    const centre = tall + CAPTION + PADDING + (isBeside ? LETTER : 0);
    const hand = tall * HAND + PADDING + 6;
    const [theirs, own] = [others + (rows - 2) * player, player + (isWide ? 0 : CAPTION)];
    const beside =
      isLines && amounts.others > FEW_LINES
        ? Math.max(theirs, centre + own + hand)
        : Math.max(theirs, own) + Math.max(centre, hand);
    const down = isWide ? beside : theirs + centre + own + hand;
    if (across <= width && down <= height) return sizesOf(card, small, gap, label, width, amounts.hand);
  }
  return sizesOf(LEAST, LEAST, gap, label, width, amounts.hand);
}

/** @param {number} card @param {number} small @param {number} gap @param {number} label @param {number} width @param {number} hand */
function sizesOf(card, small, gap, label, width, hand) {
  const place = Math.floor(Math.min(card * HAND * 0.98, (width - 8) / hand));
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
