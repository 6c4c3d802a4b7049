// Chances, costs and luck as people read them, in the reader's language.
import { words } from "../state/i18n.svelte.ts";

/** The percent sign, and before it the space that some languages put there: narrow, and never the end of a line. */
function percentSign(): string {
  const usual = new Intl.NumberFormat(words.locale, { style: "percent" }).format(1);
  return /\s%$/.test(usual) ? "\u202f%" : "%";
}

function inWords(value: number, digits: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay };
  return new Intl.NumberFormat(words.locale, shape).format(value).replace("-", "−");
}

/** "61%", "61.2%", or in German "61,2 %" */
export function percent(chance: number, digits = 0): string {
  return `${inWords(100 * chance, digits)}${percentSign()}`;
}

/** What a roll or a decision changed: "+6.4%", "−3.3%". */
export function change(by: number, digits = 1): string {
  // What would be shown as nothing has no sign.
  const rounded = Math.abs(100 * by) < 0.5 / 10 ** digits ? 0 : 100 * by;
  return `${inWords(rounded, digits, "exceptZero")}${percentSign()}`;
}

/** Odds where space is scarce: whole percent, but nothing possible is shown as 0 and nothing uncertain as 100. */
export function odds(chance: number): string {
  if (chance > 0 && chance < 0.005) return "<1";
  if (chance < 1 && chance >= 0.995) return ">99";
  return inWords(100 * chance, 0);
}

/** Worms to be expected: "1.4". */
export function worms(count: number): string {
  return inWords(Math.abs(count) < 0.05 ? 0 : count, 1); // never "−0.0"
}
