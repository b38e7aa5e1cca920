// The sentences of this board, which only comes with it. They are put in here when the page is served.

import { learnMore } from "../../words/catalogue.js";

learnMore("");
