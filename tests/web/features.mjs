// What the page's scripts and styles use that a browser of some version can't do: a line for each. The types of a script
// say whose property it is that it uses, MDN's compatibility data since when there is one.
// node features.mjs safari_ios 15.4 FILE…

import { readFileSync } from "node:fs";

import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { parse, walk } from "css-tree";
import ts from "typescript";

const [browser, oldest, ...files] = process.argv.slice(2);
const number = (version) =>
  version
    .split(".")
    .map(Number)
    .reduce((sum, each, at) => sum + each / 1000 ** at, 0);
const found = new Set();

/** Note a feature if it came later. @param {string} name @param {any} feature an entry of the data */
function note(name, feature) {
  const supports = [feature?.__compat?.support[browser] ?? []].flat();
  if (!supports.length) return;
  // What is only there with a prefix or a switch isn't there.
  const since = supports.filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name);
  const versions = since.map(({ version_added }) => version_added).filter(Boolean);
  const first = versions.map((version) => (version === "preview" ? 999 : number(version.replace("≤", ""))));
  if (!first.length || Math.min(...first) > number(oldest)) found.add(`${name} ${versions.join(" ") || "never"}`);
}

// --- scripts

const options = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
};
const scripts = files.filter((file) => file.endsWith(".js"));
const program = ts.createProgram(scripts, { ...options, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 });
const checker = program.getTypeChecker();

/** Whether something is the browser's, not ours. @param {ts.Symbol | undefined} symbol */
const isBuiltIn = (symbol) =>
  symbol?.declarations?.length &&
  symbol.declarations.every((each) => program.isSourceFileDefaultLibrary(each.getSourceFile()));

/** The entries of a property in the data, by whose it is. @param {string} owner @param {string} name */
const entries = (owner, name) => [
  bcd.api[owner]?.[name] ?? bcd.api[owner]?.[`${name}_static`],
  bcd.javascript.builtins[owner]?.[name],
];

/** @param {ts.Node} node */
function look(node) {
  if (ts.isClassStaticBlockDeclaration(node)) note("static {}", bcd.javascript.classes.static.initialization_blocks);
  if (ts.isRegularExpressionLiteral(node)) {
    if (/\(\?<[=!]/.test(node.text)) note("(?<=…)", bcd.javascript.regular_expressions.lookbehind_assertion);
    if (/\/\w*v\w*$/.test(node.text)) note("/…/v", bcd.javascript.builtins.RegExp.unicodeSets);
  }
  if (ts.isPropertyAccessExpression(node)) {
    const symbol = checker.getSymbolAtLocation(node.name);
    if (isBuiltIn(symbol)) {
      const type = checker.getTypeAtLocation(node.expression);
      const owners = [type.symbol?.name, symbol.declarations[0].parent?.name?.text].map((each) =>
        each?.replace(/Constructor$/, ""),
      );
      for (const owner of owners.filter(Boolean))
        for (const each of entries(owner, node.name.text)) note(`${owner}.${node.name.text}`, each);
    }
  } else if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) {
    const symbol = checker.getSymbolAtLocation(node);
    const isValue = symbol && symbol.flags & ts.SymbolFlags.Value;
    if (isValue && isBuiltIn(symbol)) note(node.text, bcd.api[node.text] ?? bcd.javascript.builtins[node.text]);
  }
  ts.forEachChild(node, look);
}

for (const file of scripts) look(program.getSourceFile(file));

// --- styles

const styles = bcd.css;
const functions = { ...styles.types, ...styles.types.color };
for (const file of files.filter((each) => each.endsWith(".css"))) {
  walk(parse(readFileSync(file, "utf8"), { parseValue: true, parseCustomProperty: true }), function (node) {
    // What is asked for first, or stands in for something that every browser knows, may be unknown.
    if (this.atrule?.name === "supports") return;
    const before = this.block?.children.toArray().filter((each) => each.type === "Declaration") ?? [];
    const place = before.indexOf(this.declaration ?? node);
    if (place > 0 && before[place - 1].property === (this.declaration ?? node).property) return;
    const property = this.declaration?.property;
    if (node.type === "Declaration") note(node.property, styles.properties[node.property]);
    if (node.type === "Identifier" && property)
      note(`${property}: ${node.name}`, styles.properties[property]?.[node.name]);
    if (node.type === "Function") note(`${node.name}()`, functions[node.name]);
    if (node.type === "Atrule") note(`@${node.name}`, styles["at-rules"][node.name]);
    if (/^Pseudo/.test(node.type)) note(`:${node.name}`, styles.selectors[node.name]);
    if (node.type === "Dimension") note(node.unit, styles.types.length?.[node.unit]);
  });
}

for (const each of [...found].sort()) console.log(each);
