// Lists the packages whose code or fonts are in the built page, so that their licences can travel with it.
import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

/** The folder of the package that a module or an asset comes from, if it is not our own. */
function folderOf(path: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll("\\", "/"))?.[0];
}

export function bundledPackages(): Plugin {
  return {
    name: "bundled-packages",
    apply: "build",
    generateBundle(_, bundle) {
      const paths = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.keys(file.modules) : file.originalFileNames,
      );
      const folders = new Set(paths.map((path) => folderOf(new URL(path, import.meta.url).pathname)));
      const packages = [...folders].flatMap((folder) => {
        if (!folder) return [];
        const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Record<string, string>;
        return [`${name} ${version}`];
      });
      this.emitFile({ type: "asset", fileName: "packages.txt", source: packages.sort().join("\n") + "\n" });
    },
  };
}
