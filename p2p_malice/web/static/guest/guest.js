// The guest's page begins here.

import { preload } from "../table/preload.js";
import { byId, showPage } from "../dom/dom.js";
import { preloadGuest, runGuest } from "./guest-page.js";
import { Settings } from "../settings/settings.js";
import { html } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

// Another page that frames this one could lay its own picture over Join.
if (top === self) await runGuest(byId("root"), new Settings());
else showPage(byId("root"), html`<div class="card-form">${ownTab()}</div>`);
performance.mark("ready");
preload(preloadGuest);

if ("serviceWorker" in navigator && location.protocol === "https:") {
  navigator.serviceWorker.register("sw.js").catch(() => {});
}

function ownTab() {
  return html`<a href=${location.href} target="_blank" rel="noopener" class="button main">${words("guest-own-tab")}</a>`;
}
