// Rectangles of the page.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Area */

/** A number between two others, or the nearer of them. @param {number} value @param {number} least @param {number} most */
export const within = (value, least, most) => Math.max(least, Math.min(most, value));

/** One of that size. @param {number} left @param {number} top @param {number} width @param {number} height @returns {Area} */
export const areaOf = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });

/** How many square pixels two areas share. @param {Area} one @param {Area} other */
export const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
