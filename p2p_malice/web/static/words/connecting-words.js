// The sentences of a guest for whom the direct way isn't enough.

import text from "./connecting.ftl.js";
import "./extra-words.js";
import { learnMore, spoken } from "./catalogue.js";

learnMore(await spoken("connecting", text));
