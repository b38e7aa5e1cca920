// Joins the scripts and the styles of a page with esbuild, run in Node.js by `esbuild.py` in a folder of its own.
//
// In the whole, they become one script. Otherwise, what the page begins with does. esbuild puts modules together that the same ones lead to; so whatever is
// asked for later is told to import all of those, too, which by then are there.

import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";

const [, , esbuild, what] = process.argv;
const { build } = await import(esbuild);
const { own, styles, isWhole } = JSON.parse(what);

const FIRST = "first";
const begins = `${own}/${own}.js`;
const usual = { bundle: true, minify: true, charset: "utf8", target: "es2022", outdir: "joined", logLevel: "error" };
const scripts = { ...usual, format: "esm", metafile: true, entryPoints: [begins], outbase: "." };

const { inputs } = (await build({ ...scripts, write: false })).metafile;
const all = Object.values(inputs).flatMap(({ imports }) => imports);
const later = new Set(all.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path));
const first = new Set([begins]);
for (const path of first)
  for (const each of inputs[path].imports) if (each.kind === "import-statement") first.add(each.path);
first.delete(begins);

const together = {
  name: "together",
  setup({ onResolve, onLoad }) {
    const all = [...first].map((path) => `import "./${path}";\n`).join("");
    onResolve({ filter: new RegExp(`^${FIRST}$`) }, () => ({ path: FIRST, namespace: FIRST }));
    onLoad({ filter: /./, namespace: FIRST }, () => ({ contents: all, resolveDir: process.cwd() }));
    onLoad({ filter: /\.js$/, namespace: "file" }, ({ path }) => {
      const name = relative(process.cwd(), path).replaceAll(sep, "/");
      // A library says at its top whose it is, and has to go on saying so.
      const text = readFileSync(path, "utf8").replace(/^(?:\/\/ ?.*\n)+/, (note) => note.replace(/^\/\//gm, "//!"));
      return { contents: name === begins || later.has(name) ? `${text}\nimport "${FIRST}";\n` : text };
    });
  },
};
const chunkNames = `${own}/[name]-[hash]`;
const parted = { splitting: true, chunkNames, plugins: [together] };
const { metafile } = await build({ ...scripts, ...(isWhole ? {} : parted) });
await build({ ...usual, entryPoints: styles, outbase: "." });

const at = `${usual.outdir}/${begins}`;
const announced = new Set([at]);
for (const path of announced)
  for (const each of metafile.outputs[path].imports) if (each.kind === "import-statement") announced.add(each.path);
announced.delete(at);
process.stdout.write(JSON.stringify([...announced].map((path) => path.slice(usual.outdir.length + 1))));
