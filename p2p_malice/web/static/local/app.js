// The page of the program that serves it begins here.

import { boardAhead } from "../boards/boards.js";
import { loadLater } from "../shell/ahead.js";
import { byId } from "../shell/dom.js";
import { LocalPage } from "./local.js";
import { Settings } from "../shell/settings.js";
import { Socket } from "./socket.js";

const way = new Socket();
way.begin(new LocalPage(byId("root"), new Settings(), way));
loadLater(boardAhead);
