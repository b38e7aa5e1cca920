// The boards: which one a game is played on. One is loaded when a table is opened, and the usual one ahead of that.

import { looks } from "../shell/looks.js";

/** @typedef {import("../shell/table.js").BoardOf} BoardOf */

/** The board of the game of that name. @type {BoardOf} */
export async function boardOf(game) {
  if (game !== "malice") return (await import("./default/board.js")).Board;
  const [{ Board }] = await Promise.all([import("./malice/board.js"), looks("boards/malice/style.css")]);
  return Board;
}

/** Have the board at hand that is most likely needed. */
export const boardAhead = () => boardOf("malice");
