// The page that has the program in itself begins here.

import { preloadBoard } from "../boards/boards.js";
import { AppPage } from "../menu/app-page.js";
import { preload } from "../table/preload.js";
import { byId } from "../dom/dom.js";
import { Settings } from "../settings/settings.js";
import { PythonProgram } from "./python-program.js";

const way = new PythonProgram();
way.begin(new AppPage(byId("root"), new Settings(), way));
preload(preloadBoard);
