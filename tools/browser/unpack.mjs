// Unpacks the Chromium of @sparticuz/chromium, with its libraries and fonts, into the folder $TMPDIR.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { inflate } from "@sparticuz/chromium";

const bin = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..", "bin");
for (const name of ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"]) {
  await inflate(join(bin, name));
}
