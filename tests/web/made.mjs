// Modules that are made when a page is served, for scripts that node runs: pictures as they are; no sentences nor rules.

import { readdirSync, readFileSync } from "node:fs";

/** The pictures of the folder of that address, by their names. @param {string} folder */
const picturesIn = (folder) =>
  Object.fromEntries(
    readdirSync(new URL(folder)).map((name) => [
      name.replace(/\.svg$/, ""),
      readFileSync(new URL(`${folder}/${name}`), "utf8"),
    ]),
  );

const resolved = (value) => ({
  url: `data:text/javascript,export default ${encodeURIComponent(JSON.stringify(value))}`,
  shortCircuit: true,
});

export async function resolve(name, context, next) {
  const made = /^(.*)\.(ftl|json|svg)\.js$/.exec(name);
  if (!made) {
    const found = await next(name, context);
    // Each page that is opened has modules of its own, which are told apart by its number.
    const page = /[?]page=\d+$/.exec(context.parentURL ?? "");
    const isOwn = found.url.startsWith("file:") && !found.url.includes("/node_modules/");
    return page && isOwn ? { ...found, url: found.url + page[0] } : found;
  }
  return resolved(made[2] === "svg" ? picturesIn(new URL(made[1], context.parentURL).href) : "");
}
