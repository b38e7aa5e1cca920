// What drawn tables and the backs of cards are made of: shapes, and places that keep to the corners and edges of a picture of
// any size.

/** A shape. @param {string} fill @param {string} way @param {string} [more] other attributes */
export const shape = (fill, way, more = "") => `<path fill="${fill}" d="${way}" ${more}/>`;

/** A line. @param {string} stroke @param {number} wide @param {string} way @param {string} [more] other attributes */
export const line = (stroke, wide, way, more = "") =>
  shape("none", way, `stroke="${stroke}" stroke-width="${wide}" ${more}`);

/** @param {string} fill @param {number} x @param {number} y @param {number} r @param {string} [more] */
export const dot = (fill, x, y, r, more = "") => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}" ${more}/>`;

/** Something moved, turned and sized. @param {string} transform @param {...string} those */
export const moved = (transform, ...those) => `<g transform="${transform}">${those.join("")}</g>`;

/** Something for each number below `count`. @param {number} count @param {(at: number) => string} draw */
export const each = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join("");

/** Numbers from 0 to 1 that look like chance and are the same each time. @param {number} seed */
export function chances(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A place, in parts of its width and height, from which what is drawn there is measured in pixels.
 * @param {number} x @param {number} y @param {...string} those */
export const from = (x, y, ...those) =>
  `<svg x="${100 * x}%" y="${100 * y}%" overflow="visible">${those.join("")}</svg>`;

/** Something in the four corners, as it is drawn for the one at the left above. @param {number} size
 * @param {(at: number) => string} draw is told which corner it is: row by row, from the left */
export const corners = (size, draw) =>
  each(4, (at) => {
    const [right, below] = [at & 1, at >> 1];
    return from(right, below, moved(`scale(${right ? -size : size} ${below ? -size : size})`, draw(at)));
  });

/** A picture of 200 by 200 in a corner, in a share of the picture. @param {0 | 1} right @param {0 | 1} below
 * @param {number} share @param {...string} those */
export const nook = (right, below, share, ...those) =>
  `<svg x="${right * (100 - share)}%" y="${below * (100 - share)}%" width="${share}%" height="${share}%" viewBox="0 0 200 200"
  preserveAspectRatio="x${right ? "Max" : "Min"}Y${below ? "Max" : "Min"} meet" overflow="visible">${those.join("")}</svg>`;

/** Such pictures in the four corners, as they are drawn for the one at the left above. @param {number} share
 * @param {(at: number) => string} draw is told which corner it is: row by row, from the left */
export const nooks = (share, draw) =>
  each(4, (at) => {
    const [right, below] = /** @type {(0 | 1)[]} */ ([at & 1, at >> 1]);
    const mirrored = `translate(${200 * right} ${200 * below}) scale(${right ? -1 : 1} ${below ? -1 : 1})`;
    return nook(right, below, share, moved(mirrored, draw(at)));
  });

/** A band along each edge, filled with a pattern whose lines run along the upper edge. @param {string} id of the pattern, and
 * with `-side` of the one for the sides @param {number} off from the edge @param {number} thick */
export const bands = (id, off, thick) =>
  `<rect y="${off}" width="100%" height="${thick}" fill="url(#${id})"/>${from(0, 1, `<rect y="${-off - thick}" width="100%" height="${thick}" fill="url(#${id})"/>`)}
  <rect x="${off}" width="${thick}" height="100%" fill="url(#${id}-side)"/>${from(1, 0, `<rect x="${-off - thick}" width="${thick}" height="100%" fill="url(#${id}-side)"/>`)}`;

/** What such a pattern is, for the upper edge and for the sides. @param {string} id @param {number} wide @param {number} high
 * @param {number} size @param {string} those */
export const bandPattern = (id, wide, high, size, those) =>
  pattern(id, wide, high, `scale(${size})`, those) +
  pattern(`${id}-side`, wide, high, `rotate(90) scale(${size} ${-size})`, those);

/** @param {string} id @param {number} wide @param {number} high @param {string} transform @param {string} those */
export const pattern = (id, wide, high, transform, those) =>
  `<pattern id="${id}" width="${wide}" height="${high}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${those}</pattern>`;

/** Colours around a point, in parts of the picture. @param {string} id @param {number} y @param {number} r
 * @param {string} stops of each where it is, its colour and how dense it is: `0 #ffc25e .75, 1 #ff8a2a 0` */
export const glow = (id, y, r, stops) => {
  const drawn = stops.split(", ").map((stop) => {
    const [at, colour, dense = 1] = stop.split(" ");
    return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${dense}"/>`;
  });
  return `<radialGradient id="${id}" cx=".5" cy="${y}" r="${r}">${drawn.join("")}</radialGradient>`;
};

/** The whole picture in a colour. @param {string} fill */
export const whole = (fill) => `<rect width="100%" height="100%" fill="${fill}"/>`;

/** A picture as a value of style. @param {string} those @param {string} [size] attributes that say how large it is */
export function pictureOf(those, size = 'width="100%" height="100%"') {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${those}</svg>`;
  const brief = text
    .replace(/\d*\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
    .replaceAll('"', "'");
  return `url("data:image/svg+xml,${brief.replace(/[%#<>\n]/g, encodeURIComponent)}")`;
}
