// The page of the program that serves it begins here.

import { preloadBoard } from "../boards/boards.js";
import { preload } from "../table/preload.js";
import { byId } from "../dom/dom.js";
import { AppPage } from "../menu/app-page.js";
import { Settings } from "../settings/settings.js";
import { Socket } from "./socket.js";

const way = new Socket();
way.begin(new AppPage(byId("root"), new Settings(), way));
preload(preloadBoard);
