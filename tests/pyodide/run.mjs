// Runs a Python script in a browser's Python: node run.mjs FOLDER SCRIPT, with what FOLDER holds to be imported.

import { readFileSync } from "node:fs";
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const [, , folder, script] = process.argv;
const python = await loadPyodide();
python.mountNodeFS("/site", folder);
python.runPython("import sys\nsys.path.insert(0, '/site')");
python.runPython(readFileSync(script, "utf8"));
