// A player who has left, and for whom nobody plays yet.

import { words } from "../words/catalogue.js";

/** What those are told who only watch while everybody waits for somebody who has left or is away; "" while nobody does.
 * @param {import("./state.js").State} state @param {boolean} [hasAsked] whether they have asked to play in that seat */
export function leftWords({ view, sitters }, hasAsked) {
  const sitter = view?.result ? undefined : sitters[view?.turn[0] ?? -1];
  if (!sitter?.name || sitter.present || sitter.computer) return "";
  const { name } = sitter;
  if (sitter.left) return words(hasAsked ? "left-awaits" : "left-take", { name });
  const who = words("banner-short", { by: "nobody", count: 1, names: name });
  return words("banner-line", { how: "away", name, names: name, who });
}
