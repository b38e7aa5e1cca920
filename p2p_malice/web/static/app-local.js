// The page of the program that serves it begins here.

import { byId } from "./dom.js";
import { runLocal } from "./local.js";
import { Settings } from "./settings.js";

await runLocal(byId("root"), new Settings());
