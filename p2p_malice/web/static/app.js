// The guest's page begins here.

import { byId, make, showCard } from "./dom.js";
import { runGuest } from "./guest.js";
import { Settings } from "./settings.js";

// Another page that frames this one could lay its own picture over Join.
if (top === self) await runGuest(byId("root"), new Settings());
else showCard(byId("root"), [make("a", { href: location.href, target: "_blank", rel: "noopener", className: "button main" }, "Open Spite & Malice in its own tab")]);
performance.mark("ready");

if ("serviceWorker" in navigator && location.protocol === "https:") {
  navigator.serviceWorker.register("sw.js").catch(() => {});
}
