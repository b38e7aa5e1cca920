// The sentences of a guest for whom the direct way isn't enough. They are put in here when the page is served.

import "../shell/later.js";
import { learnMore } from "../shell/words.js";

learnMore("");
