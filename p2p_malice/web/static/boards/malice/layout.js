// How large cards are on a board of some size, so that everything is seen: numbers in, numbers out.

import { RATIO } from "../../shell/card.js";

/** Piles in a row, cards in the hand, rows with large cards (but for the hand), players beside these, and the pixels at
 * either side that are not for these.
 * @typedef {{columns: number, hand: number, large: number, others: number, side: number}} Amounts */
/** The players beside are in so many columns, as even as can be.
 * @typedef {{sizes: Record<string, number>, kinds: string[], fan: number, columns: number}} Layout */

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

/** @param {number} width @param {number} height of the board, in pixels @param {Amounts} amounts @returns {Layout} */
export function layout(width, height, amounts) {
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
      const columns = columnsOf(across - 2 * amounts.side, amounts.others, 5 * (sizes.small + 5) + 24);
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
      : heightOfOthers(width - 2 * amounts.side, amounts.others, small, line);
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

/** @param {number} width @param {number} count @param {number} small @param {number} line 0 for cards instead of lines */
function heightOfOthers(width, count, small, line) {
  if (!count) return 0;
  const columns = columnsOf(width, count, line ? 300 : 5 * (small + 5) + 24);
  const each = line ? line + 3 : small * RATIO * (1 + SMALL_FAN) + STRIP + 10;
  return Math.ceil(count / columns) * each + PADDING;
}

/** In how many columns so many players stand, each so wide, that the rows are about as long.
 * @param {number} width @param {number} count @param {number} each */
function columnsOf(width, count, each) {
  const most = Math.max(1, Math.min(count, Math.floor(width / each)));
  return Math.ceil(count / Math.ceil(count / most)) || 1;
}
