// Runs pytest in a Python made of WebAssembly, with the wheel unpacked in one folder and the packages it needs in another.
import { loadPyodide } from "pyodide";
const [wheel, packages, checkout, options] = process.argv.slice(2);
const python = await loadPyodide();
for (const [place, folder] of Object.entries({ wheel, packages, checkout })) python.mountNodeFS(`/${place}`, folder);
python.globals.set("options", options);
process.exit(python.runPython(`
import json, os, sys
os.chdir("/checkout")
sys.path[:0] = ["/wheel", "/packages", "/checkout/tests", "/checkout"]
sys.dont_write_bytecode = True
print(sys.version)
import pytest
int(pytest.main(json.loads(options)))
`));
