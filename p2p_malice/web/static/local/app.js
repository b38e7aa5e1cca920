// The page of the program that serves it begins here.

import { loadLater } from "../shared/ahead.js";
import { byId } from "../shared/dom.js";
import { runLocal } from "./local.js";
import { Settings } from "../shared/settings.js";

await runLocal(byId("root"), new Settings());
loadLater();
