// Writes sw.js, the service worker, with the lists of the files that it keeps.
import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

/** What is needed here of a file that Vite writes. */
interface Written {
  fileName: string;
  isEntry?: boolean;
  imports?: readonly string[];
  facadeModuleId?: string | null;
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

/** The files that have to be there before the page shows anything: the entry, what it imports, their styles and fonts. */
function shellOf(files: Record<string, Written>): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = files[name];
    if (found.has(name) || !file) return;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of file.imports ?? []) add(next);
  };
  for (const file of Object.values(files)) if (file.isEntry) add(file.fileName);
  // Further letters are fetched by those who meet them.
  for (const name of Object.keys(files)) if (/-latin-(?!ext-).*\.woff2$/.test(name)) found.add(name);
  return found;
}

/** The language of a file that holds a catalogue. */
function languageOf(file: Written): string | undefined {
  return /\/messages\/(?:\w+\/)?(\w+)\.ftl/.exec(file.facadeModuleId ?? "")?.[1];
}

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = bundle as unknown as Record<string, Written>;
      const shell = shellOf(files);
      const words: Record<string, string[]> = {};
      const later: string[] = [];
      for (const file of Object.values(files)) {
        const language = languageOf(file);
        if (language) (words[language] ??= []).push(`/${file.fileName}`);
        else if (!shell.has(file.fileName) && file.fileName.startsWith("assets/")) later.push(`/${file.fileName}`);
      }
      const lists = {
        BUILD: process.env.VITE_BUILD ?? "dev",
        SHELL: ["/", "/icon.svg", "/manifest.webmanifest", ...Array.from(shell, (name) => `/${name}`)],
        LATER: later,
        WORDS: words,
      };
      let source = readFileSync(new URL("sw.js", import.meta.url), "utf8");
      for (const [name, value] of Object.entries(lists)) source = source.replace(`= "${name}";`, () => `= ${JSON.stringify(value)};`);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
