// What a rule set is called, and its knobs as choices.
import { KNOBS } from "../api/figures.ts";
import type { Knobs, RulesInfo } from "../api/types.ts";
import { t } from "./i18n.svelte.ts";

export type Knob = keyof typeof KNOBS;
export const KNOB_NAMES = Object.keys(KNOBS) as Knob[];

export function knobValue(knobs: Knobs, knob: Knob): string {
  const value = knobs[knob];
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

export function turnKnob(knobs: Knobs, knob: Knob, value: string): Knobs {
  return { ...knobs, [knob]: value === "yes" || value === "no" ? value === "yes" : value };
}

/** The preset that has its knobs set like this, if there is one. */
export function presetOf(knobs: Knobs, presets: Readonly<Record<string, Knobs>>): string | null {
  const same = (other: Knobs): boolean => other.extras === knobs.extras && KNOB_NAMES.every((knob) => other[knob] === knobs[knob]);
  return Object.keys(presets).find((name) => presets[name] && same(presets[name])) ?? null;
}

/** "House", or for custom rules "Classic, custom rules". */
export function rulesName(rules: RulesInfo): string {
  return rules.preset ? t(`preset-${rules.preset}`) : t("page-edition-own", { edition: t(`preset-${rules.edition}`) });
}
