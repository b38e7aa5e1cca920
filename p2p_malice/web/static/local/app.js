// The page of the program that serves it begins here.

import { boardAhead } from "../boards/boards.js";
import { loadLater } from "../shell/ahead.js";
import { byId } from "../shell/dom.js";
import { runLocal } from "./local.js";
import { Settings } from "../shell/settings.js";

await runLocal(byId("root"), new Settings());
loadLater(boardAhead);
