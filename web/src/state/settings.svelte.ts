// What this browser remembers of its owner: looks, language, pace, sound, name. Nothing of it leaves the device.
import type { CoachMode } from "../coach/overlay.ts";

export type Theme = "auto" | "light" | "dark";
export type Speed = "normal" | "fast" | "instant";

interface Settings {
  theme: Theme;
  language: string | null;
  speed: Speed;
  sound: boolean;
  keys: boolean;
  emotes: boolean;
  name: string;
  /** What the coach shows at the table, where it may. */
  coach: CoachMode;
}

const STORE = "pickomino.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  language: null,
  speed: "normal",
  sound: true,
  keys: true,
  emotes: true,
  name: "",
  coach: "off",
};

function load(): Settings {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return { ...DEFAULTS, ...(saved as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS }; // storage refused or spoilt: start afresh
  }
}

export const settings: Settings = $state(load());

/** Change one setting and remember it. */
export function remember<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse storage; the setting then lasts for this visit.
  }
  if (key === "theme") applyTheme();
}

/** Tell the style sheet which theme is wanted; `auto` leaves it to the system. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

export function prefersLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
