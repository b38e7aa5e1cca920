// The boards: which one a game is played on. One is loaded when a table is opened, and the usual one ahead of that.

import { loadStylesheet } from "../dom/stylesheet.js";

/** @typedef {import("../table/board.js").BoardOf} BoardOf */

/** By game; "default" is the one on which any can be played. @type {Record<string, () => Promise<any>>} */
const BOARDS = {
  default: () => import("./default/board.js"),
  malice: () => import("./malice/board.js"),
  spite: () => import("./spite/board.js"),
};

/** The games that are known here. */
export const GAMES = Object.keys(BOARDS);

/** The board of the game of that name. @type {BoardOf} */
export async function boardOf(game) {
  const name = Object.hasOwn(BOARDS, game) ? game : "default";
  const [{ Board }] = await Promise.all([BOARDS[name](), loadStylesheet(`boards/${name}/style.css`)]);
  return Board;
}

/** Have the board at hand that is most likely needed. */
export const preloadBoard = () => boardOf("malice");
