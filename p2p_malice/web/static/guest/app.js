// The guest's page begins here.

import { loadLater } from "../shell/ahead.js";
import { byId, make, showCard } from "../shell/dom.js";
import { ahead, runGuest } from "./guest.js";
import { Settings } from "../shell/settings.js";
import { words } from "../shell/words.js";

// Another page that frames this one could lay its own picture over Join.
if (top === self) await runGuest(byId("root"), new Settings());
else showCard(byId("root"), [ownTab()]);
performance.mark("ready");
loadLater(ahead);

if ("serviceWorker" in navigator && location.protocol === "https:") {
  navigator.serviceWorker.register("sw.js").catch(() => {});
}

function ownTab() {
  const properties = { href: location.href, target: "_blank", rel: "noopener", className: "button main" };
  return make("a", properties, words("guest-own-tab"));
}
