// A rule set by name and by its knobs, and what both are called.
import type { Knobs } from "../api/types.ts";
import { t } from "./i18n.svelte.ts";

/** The knobs beside the edition, in the order in which a rule set names them. */
export const KNOBS = {
  fallback: ["nearest", "any"],
  steal: ["forced", "optional"],
  flip_empty_handed: ["no", "yes"],
  six_faces_end_turn: ["no", "yes"],
} as const;
export type Knob = keyof typeof KNOBS;
export const KNOB_NAMES = Object.keys(KNOBS) as Knob[];

export function knobValue(knobs: Knobs, knob: Knob): string {
  const value = knobs[knob];
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

/** The first value of a knob is what both editions play as a rule. */
export function knobsTurned(knobs: Knobs): Knob[] {
  return KNOB_NAMES.filter((knob) => knobValue(knobs, knob) !== KNOBS[knob][0]);
}

export function turnKnob(knobs: Knobs, knob: Knob, value: string): Knobs {
  return { ...knobs, [knob]: value === "yes" || value === "no" ? value === "yes" : value };
}

/** What the server calls a rule set: a preset's name, else the edition and the knobs that differ. */
export function rulesTag(knobs: Knobs, presets: Readonly<Record<string, Knobs>>): string {
  const same = (other: Knobs): boolean => other.extras === knobs.extras && KNOB_NAMES.every((knob) => other[knob] === knobs[knob]);
  const preset = Object.entries(presets).find(([, other]) => same(other));
  if (preset) return preset[0];
  return [knobs.extras ? "extrawurm" : "classic", ...knobsTurned(knobs).map((knob) => `${knob}=${knobValue(knobs, knob)}`)].join(" ");
}

/** "House", or for rules of one's own "Classic, own rules". */
export function rulesName(rules: string): string {
  const [edition = "", ...own] = rules.split(" ");
  const name = t(`preset-${edition}`);
  return own.length === 0 ? name : t("page-edition-own", { edition: name });
}
