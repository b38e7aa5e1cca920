// The page begins here: a guest's page anywhere, or the table of the program that serves it.

import { byId } from "./dom.js";
import { runGuest } from "./guest.js";
import { Settings } from "./settings.js";

const settings = new Settings();
const root = byId("root");
const isLocal = document.querySelector("meta[name=served-by]")?.getAttribute("content") === "program";

if (isLocal) await (await import("./local.js")).runLocal(root, settings);
else await runGuest(root, settings);
performance.mark("ready");

if ("serviceWorker" in navigator && location.protocol === "https:") {
  navigator.serviceWorker.register("sw.js").catch(() => {});
}
