// The guest's page begins here.

import { byId } from "./dom.js";
import { runGuest } from "./guest.js";
import { Settings } from "./settings.js";

await runGuest(byId("root"), new Settings());
performance.mark("ready");

if ("serviceWorker" in navigator && location.protocol === "https:") {
  navigator.serviceWorker.register("sw.js").catch(() => {});
}
