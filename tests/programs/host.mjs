// A program that hosts, written from docs/programs.md alone: `node host.mjs COMMAND …`. It prints the invitation, reads
// the reply from its own input, plays the first move on offer, and prints the result.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [command, ...options] = process.argv.slice(2);
const game = spawn(command, [...options, "host", "--json", "--stun", "none"], { stdio: ["pipe", "pipe", "inherit"] });
const write = (/** @type {object} */ body) => game.stdin.write(`${JSON.stringify(body)}\n`);

createInterface({ input: process.stdin }).on("line", (code) => write({ kind: "reply", code }));
createInterface({ input: game.stdout }).on("line", (line) => {
  const body = JSON.parse(line);
  if (body.kind === "invitation") console.log(`invitation ${body.code}`);
  if (body.kind === "show" && body.result) console.log(`result ${JSON.stringify(body.result)}`);
  if (body.kind === "show" && body.moves.length) write({ kind: "move", number: body.number, move: body.moves[0] });
});
game.on("exit", (status) => process.exit(status ?? 1));
