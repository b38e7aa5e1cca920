// The sentences and looks that no page needs before the first card. The sentences are put in here when the page is served.

import { looks } from "./looks.js";
import { learnMore } from "./words.js";

learnMore("");

if (globalThis.document) looks("shell/later.css").catch(() => {});
