// What this browser remembers of its owner: looks, language, pace, sound, name, bird. It leaves the device only in a link
// that its owner makes for another one, and the name and bird at the tables where they sit.
import type { Avatar } from "../api/types.ts";
import type { CoachMode } from "../coach/overlay.ts";

export type Theme = "auto" | "light" | "dark";
export type Speed = "normal" | "brisk" | "fast" | "instant";
export type Motion = "auto" | "less" | "full";

export const AVATARS = ["rooster", "duck", "goose", "turkey", "chick", "peacock", "guinea", "owl", "penguin", "flamingo", "robin", "parrot"] as const satisfies readonly Avatar[];

export interface Settings {
  theme: Theme;
  language: string | null;
  speed: Speed;
  motion: Motion;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  keys: boolean;
  emotes: boolean;
  /** Roll without being asked when everything else is a bust. */
  autoroll: boolean;
  /** Ask before what can only be a bust. */
  confirm: boolean;
  name: string;
  avatar: Avatar | null;
  /** What the coach shows at the table, where it may. */
  coach: CoachMode;
  /** The first steps that this person has taken often enough to need no word about them. */
  known: readonly string[];
}

const STORE = "pickomino.settings";
export const DEFAULTS: Settings = {
  theme: "auto",
  language: null,
  speed: "normal",
  motion: "auto",
  sound: true,
  volume: 0.8,
  keys: true,
  emotes: true,
  autoroll: false,
  confirm: true,
  name: "",
  avatar: null,
  coach: "off",
  known: [],
};

const oneOf = (...values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isBoolean = (value: unknown): boolean => typeof value === "boolean";
const CHECKS: Record<keyof Settings, (value: unknown) => boolean> = {
  theme: oneOf("auto", "light", "dark"),
  language: (value) => value === null || (typeof value === "string" && /^[a-z]{2}$/.test(value)),
  speed: oneOf("normal", "brisk", "fast", "instant"),
  motion: oneOf("auto", "less", "full"),
  sound: isBoolean,
  volume: (value) => typeof value === "number" && value >= 0 && value <= 1,
  keys: isBoolean,
  emotes: isBoolean,
  autoroll: isBoolean,
  confirm: isBoolean,
  name: (value) => typeof value === "string" && value.length <= 40,
  avatar: oneOf(null, ...AVATARS),
  coach: oneOf("off", "odds", "advice"),
  known: (value) => Array.isArray(value) && value.length <= 10 && value.every((step) => typeof step === "string" && step.length < 20),
};

/** Of anything that was stored or sent, the settings that can be. */
export function readSettings(found: unknown): Partial<Settings> {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([key, value]) => Object.hasOwn(CHECKS, key) && CHECKS[key as keyof Settings](value)));
}

function load(): Settings {
  try {
    return { ...DEFAULTS, ...readSettings(JSON.parse(localStorage.getItem(STORE) ?? "{}")) };
  } catch {
    return { ...DEFAULTS }; // storage refused or spoilt: start afresh
  }
}

export const settings: Settings = $state(load());

/** Change one setting and remember it. */
export function remember<K extends keyof Settings>(key: K, value: Settings[K]): void {
  rememberAll({ [key]: value });
}

/** Change several settings and remember them. */
export function rememberAll(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse storage; the setting then lasts for this visit.
  }
  applyLooks();
}

/** Tell the style sheet which theme and how much motion is wanted; it asks the system about an `auto` theme itself. */
export function applyLooks(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "auto") delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.motion = prefersLessMotion() ? "less" : "full";
}

function systemMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}

export function prefersLessMotion(): boolean {
  return settings.motion === "auto" ? systemMotion().matches : settings.motion === "less";
}

/** Apply them now, and again when the system changes its mind. */
export function watchLooks(): void {
  applyLooks();
  systemMotion().addEventListener("change", applyLooks);
}

/** A seat for the owner of this device, called so. */
export function mySeat(name: string): { kind: "me"; name: string; avatar: Avatar | null } {
  return { kind: "me", name, avatar: settings.avatar };
}
