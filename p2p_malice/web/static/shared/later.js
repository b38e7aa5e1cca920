// The sentences that no page needs before the first card. They are put in here when the page is served.

import { learnMore } from "./words.js";

learnMore("");
