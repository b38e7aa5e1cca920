// The backs of cards, as values of style. Half of each is drawn, and turned: no back tells which way round a card lies.

import backs from "./backs.svg.js";
import { svgUrl } from "../dom/svg.js";

if (globalThis.document) {
  for (const [name, text] of Object.entries(backs)) {
    document.documentElement.style.setProperty(`--back-${name}`, `${svgUrl(text)} center / 100% 100% no-repeat`);
  }
}
