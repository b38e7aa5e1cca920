// The trophies: medals for games that were won, shields for how they were won, plaques for long turns and for company.
// Their colours are those of profile/style.css.

import trophies from "./trophies.svg.js";
import { svgElement } from "../dom/svg.js";

/** A picture of the trophy of that name; a plain medal for one that is not known here. @param {string} name */
export const trophyArt = (name) => svgElement(trophies[Object.hasOwn(trophies, name) ? name : "other"]);
