// Settings in the link to another device: in its fragment, which no server sees.
import { DEFAULTS, readSettings, type Settings } from "./settings.svelte.ts";

/** More than this no settings take; what strangers put into an address is bounded before it is read. */
const MOST = 2000;

/** The code of the player, and what differs from the usual settings. */
export function packMove(code: string, settings: Settings): string {
  const own = Object.entries(settings).filter(([key, value]) => value !== DEFAULTS[key as keyof Settings]);
  if (own.length === 0) return code;
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(own)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `${code}.${text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

export function unpackMove(fragment: string): { code: string; settings: Partial<Settings> | null } {
  const [code = "", packed] = fragment.split(".", 2);
  if (!packed || packed.length > MOST) return { code, settings: null };
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return { code, settings: { ...DEFAULTS, ...readSettings(JSON.parse(new TextDecoder().decode(bytes))) } };
  } catch {
    return { code, settings: null }; // cut short on the way: the games come all the same
  }
}
