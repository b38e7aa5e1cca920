// The guest's page begins here.

import { preload } from "../table/preload.js";
import { byId, make, showCard } from "../dom/dom.js";
import { preloadGuest, runGuest } from "./guest-page.js";
import { Settings } from "../settings/settings.js";
import { words } from "../words/catalogue.js";

// Another page that frames this one could lay its own picture over Join.
if (top === self) await runGuest(byId("root"), new Settings());
else showCard(byId("root"), [ownTab()]);
performance.mark("ready");
preload(preloadGuest);

if ("serviceWorker" in navigator && location.protocol === "https:") {
  navigator.serviceWorker.register("sw.js").catch(() => {});
}

function ownTab() {
  const properties = { href: location.href, target: "_blank", rel: "noopener", className: "button main" };
  return make("a", properties, words("guest-own-tab"));
}
