// Writes what the browser keeps for the time when the server is away: away.html in every language, and its keeper sw.js.
import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

import { AWAY_WORDS } from "../src/away/words.ts";

const LANGUAGES = ["en", "fr", "de", "it"];

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** One section a language; the script shows the reader's, and without it English is there. */
function section(language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(`../../src/pickomino/messages/page/${language}.ftl`)));
  const say = (key: string): string => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`${language} has no ${key}`);
    return escaped(bundle.formatPattern(message.value));
  };
  const { title, text, waits, again } = AWAY_WORDS;
  return `<section lang="${language}"${language === "en" ? "" : " hidden"}>
      <h1>${say(title)}</h1>
      <p>${say(text)}</p>
      <p class="muted">${say(waits)}</p>
      <button type="button" class="button primary">${say(again)}</button>
    </section>`;
}

function crow(): string {
  const found = /<symbol id="art-crow"[^>]*>([\s\S]*?)<\/symbol>/.exec(read("../../src/pickomino/view/art/pieces.svg"));
  if (!found?.[1]) throw new Error("the crow has flown");
  return found[1];
}

export function awayPage(): Plugin {
  return {
    name: "away-page",
    apply: "build",
    generateBundle(_, bundle) {
      const font = Object.keys(bundle).find((name) => /caprasimo.*\.woff2$/.test(name));
      if (!font) throw new Error("the page has lost its font");
      const face = `@font-face { font-family: "Caprasimo"; src: url("/${font}") format("woff2"); }\n`;
      const page = read("away.html").replace("<!--crow-->", crow).replace("<!--words-->", () => LANGUAGES.map(section).join("\n    "));
      const files = ["/away.html", "/away.css", "/away.js", "/icon.svg", `/${font}`];
      const worker = read("sw.js").replace('"BUILD"', JSON.stringify(process.env.VITE_BUILD ?? "dev")).replace('"FILES"', JSON.stringify(files));
      const made = { "away.html": page, "away.css": face + read("../src/app.css") + read("away.css"), "away.js": read("away.js"), "sw.js": worker };
      for (const [fileName, source] of Object.entries(made)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
