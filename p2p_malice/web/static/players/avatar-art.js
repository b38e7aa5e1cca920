// The animals that players can be shown as, for a round disc. A line in the ink of the disc is around each, so that it stands out
// from whatever colour a seat has. They are loaded after the first card.

import animals from "./animals.svg.js";
import { drawAvatars } from "./person-line.js";
import { svgElement } from "../dom/svg.js";

/** The animal of that name as an element; null for a name that is none. @param {string} name */
export const avatarArt = (name) => (Object.hasOwn(animals, name) ? svgElement(animals[name]) : null);

if (globalThis.document) {
  drawAvatars(avatarArt);
  // On the discs that are there, letters are hidden behind it: the template goes on with them.
  for (const disc of document.querySelectorAll("[data-avatar]")) {
    disc.append(avatarArt(disc.getAttribute("data-avatar") ?? "") ?? "");
  }
}
