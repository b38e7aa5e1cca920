// The sentences and looks that no page needs before the first card. The sentences are put in here when the page is served.

import { loadStylesheet } from "../dom/stylesheet.js";
import { learnMore } from "./catalogue.js";

learnMore("");

if (globalThis.document) loadStylesheet("styles/extras.css").catch(() => {});
