// Imported for what it does: the page's scripts can say all that is in the catalogue.

import { readFileSync, readdirSync } from "node:fs";

import { learn } from "../../p2p_malice/web/static/shell/words.js";

const folders = ["words/en/", "games/malice/words/en/"].map(
  (path) => new URL(`../../p2p_malice/${path}`, import.meta.url),
);
const files = folders.flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)));

learn(files.map((file) => readFileSync(file, "utf8")).join("\n"), "en");
