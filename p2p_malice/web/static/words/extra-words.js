// The sentences and looks of what comes around the cards: no page needs them before the first one.

import text from "./extra.ftl.js";
import { loadStylesheet } from "../dom/stylesheet.js";
import { learnMore, spoken } from "./catalogue.js";

learnMore(await spoken("extra", text));

// The bubble of a hint is measured as soon as it speaks.
if (globalThis.document) await loadStylesheet("styles/extras.css").catch(() => {});
