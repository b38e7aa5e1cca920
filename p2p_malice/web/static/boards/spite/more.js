// The sentences of this board that nobody needs before the first card. They are put in here when the page is served.

import { learnMore } from "../../shell/words.js";

learnMore("");
