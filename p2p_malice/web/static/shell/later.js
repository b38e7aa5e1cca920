// The sentences and looks that no page needs before the first card. The sentences are put in here when the page is served.

import { learnMore } from "./words.js";

learnMore("");

// A page of one file has the looks inside.
if (globalThis.document?.querySelector('link[rel="stylesheet"]')) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "shell/later.css" }));
}
