// Whether two scripts are the same but for blanks and comments: prints what differs. Names of files on standard input.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const ts = createRequire(import.meta.url)("typescript");

const isComment = (kind) => kind >= ts.SyntaxKind.FirstJSDocNode && kind <= ts.SyntaxKind.LastJSDocNode;

/** The kinds and texts of all tokens, in their order, each below what it is a part of. */
function tokens(path) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true);
  const found = [];
  const visit = (node, depth) => {
    const children = node.getChildren(source).filter((child) => !isComment(child.kind));
    // A semicolon may be left out before a bracket, and a comma after the last of a list.
    if (!children.length && ";,".includes(node.getText(source)) === false) {
      found.push(`${depth} ${ts.SyntaxKind[node.kind]} ${node.getText(source)}`);
    }
    for (const child of children) visit(child, depth + 1);
  };
  visit(source, 0);
  return found;
}

for (const pair of readFileSync(0, "utf8").trim().split("\n")) {
  const [ours, served] = pair.split("\t");
  const [before, after] = [tokens(ours), tokens(served)];
  const at = before.findIndex((token, index) => token !== after[index]);
  if (before.length !== after.length || at >= 0) console.log(`${ours}: ${before[at]} became ${after[at]}`);
}
