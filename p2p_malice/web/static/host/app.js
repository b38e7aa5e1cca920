// The page that has the program in itself begins here.

import { boardAhead } from "../boards/boards.js";
import { LocalPage } from "../local/local.js";
import { loadLater } from "../shell/ahead.js";
import { byId } from "../shell/dom.js";
import { Settings } from "../shell/settings.js";
import { Inside } from "./inside.js";

const way = new Inside();
way.begin(new LocalPage(byId("root"), new Settings(), way));
loadLater(boardAhead);
