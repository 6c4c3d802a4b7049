// Sentences by key from the project's message catalogues, in the reader's language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { LANGUAGES } from "../api/languages.ts";
import { remember, settings } from "./settings.svelte.ts";

export type Language = keyof typeof LANGUAGES;
/** A made-up locale that shows strings not taken from the catalogue, and 40 % longer text. */
const PSEUDO = "x-pseudo";

// The shared sentences and those that only the page says; what only the command line says stays where it is.
const ROOT = "../../../src/pickomino/messages/";
const catalogues = import.meta.glob<string>("../../../src/pickomino/messages/{*,page/*,learn/*,coach/*,study/*,board/*,table/*,yours/*}.ftl", { query: "?raw", import: "default" });
/** Folders of sentences that only some screens need; such a screen asks for them with `withWords`. */
export type WordFolder = "learn" | "coach" | "study" | "board" | "table" | "yours";

export type Args = Record<string, FluentVariable>;

class Words {
  language = $state<string>("en");
  #folders = new Set<string>(["", "page/"]);
  #turn = 0;
  #bundle = $state.raw<FluentBundle | null>(null);

  /** The sentence for a key; a key that is missing shows itself, so that nobody overlooks it. */
  say(key: string, args?: Args): string {
    const message = this.#bundle?.getMessage(key);
    if (!this.#bundle || !message?.value) return `⟦${key}⟧`;
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, problems);
    for (const problem of problems) console.warn(`${key}: ${problem.message}`);
    return text;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The language's code as numbers and dates want it. */
  get locale(): string {
    return this.language === PSEUDO ? "en" : this.language;
  }

  /** Fetch the sentences of further folders, in the present language and in each chosen later. */
  async need(folders: readonly WordFolder[]): Promise<void> {
    const missing = folders.filter((folder) => !this.#folders.has(`${folder}/`));
    if (missing.length === 0) return;
    for (const folder of missing) this.#folders.add(`${folder}/`);
    try {
      await this.load(this.language);
    } catch (failure) {
      for (const folder of missing) this.#folders.delete(`${folder}/`);
      throw failure;
    }
  }

  async load(language: string): Promise<void> {
    const source = language === PSEUDO ? "en" : language;
    const turn = ++this.#turn;
    const texts = await Promise.all(
      Array.from(this.#folders, (folder) => {
        const fetchText = catalogues[`${ROOT}${folder}${source}.ftl`];
        if (!fetchText) throw new Error(`no catalogue ${folder}${source}`);
        return fetchText();
      }),
    );
    if (turn !== this.#turn) return; // another language was chosen meanwhile
    const bundle = new FluentBundle(source, {
      useIsolating: false,
      ...(language === PSEUDO ? { transform: pseudo } : {}),
    });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = source;
  }
}

/** Accented letters and 40 % more of them. */
export function pseudo(text: string): string {
  const accented: Record<string, string> = { a: "á", e: "ë", i: "ï", o: "ö", u: "ü", A: "Å", E: "É", I: "Í", O: "Ø", U: "Ü" };
  return text.replace(/\p{L}+/gu, (word) => {
    const marked = word.replace(/[aeiouAEIOU]/g, (letter) => accented[letter] ?? letter);
    return marked + "·".repeat(Math.round(word.length * 0.4));
  });
}

export const words = new Words();

export function t(key: string, args?: Args): string {
  return words.say(key, args);
}

/** A screen together with the sentences it says. */
export async function withWords<T>(screen: Promise<T>, ...folders: WordFolder[]): Promise<T> {
  const [loaded] = await Promise.all([screen, words.need(folders)]);
  return loaded;
}

/** The language asked for in the address, remembered, or preferred by the browser. */
export function preferredLanguage(): string {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === PSEUDO) return asked;
  const preferred = [asked, settings.language, ...navigator.languages].map((tag) => tag?.slice(0, 2) ?? "");
  return preferred.find((language) => Object.hasOwn(LANGUAGES, language)) ?? "en";
}

export async function chooseLanguage(language: Language): Promise<void> {
  remember("language", language);
  await words.load(language);
}
