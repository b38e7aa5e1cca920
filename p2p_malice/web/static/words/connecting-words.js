// The sentences of a guest for whom the direct way isn't enough. They are put in here when the page is served.

import "./extra-words.js";
import { learnMore } from "./catalogue.js";

learnMore("");
