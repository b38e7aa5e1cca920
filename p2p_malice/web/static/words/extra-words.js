// The sentences and looks of what comes around the cards: no page needs them before the first one.

import text from "./extra.ftl.js";
import { loadStylesheet } from "../dom/stylesheet.js";
import { learnMore, spoken } from "./catalogue.js";

learnMore(await spoken("extra", text));

if (globalThis.document) loadStylesheet("styles/extras.css").catch(() => {});
