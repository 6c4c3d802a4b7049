// Things that travel: whatever carries `data-flip` glides from where it was to where it is now, by transforms only.
import type { GameEvent } from "../api/types.ts";
import { prefersLessMotion, settings } from "../state/settings.svelte.ts";

export type Places = Map<string, DOMRect>;
type Piece = HTMLElement | SVGElement;

/** Where something lies within the table or, of the turn, within its part: a page that scrolls moves nothing on the table. */
function place(element: Piece, root: HTMLElement): DOMRect {
  const { x, y } = (element.closest<HTMLElement>(".turn") ?? root).getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return new DOMRect(box.x - x, box.y - y, box.width, box.height);
}

const DURATION = { normal: 480, brisk: 260, fast: 160, instant: 0 } as const;

export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  if (prefersLessMotion() || settings.speed === "instant") return found;
  for (const element of root.querySelectorAll<Piece>("[data-flip]")) {
    found.set(element.dataset.flip ?? "", place(element, root));
  }
  return found;
}

/** What lies elsewhere now than what it was: a grilled worm comes out of the reserve, or from whoever was robbed. */
export function sources(events: readonly GameEvent[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { kind, params } of events) {
    if (kind === "got_grilled_worm") found.set(`grilled-${String(params.seat)}`, "grilled-reserve");
    else if (kind === "robbed") found.set(`grilled-${String(params.seat)}`, `grilled-${String(params.victim)}`);
  }
  return found;
}

export function glide(root: HTMLElement, before: Places, from: ReadonlyMap<string, string> = new Map()): void {
  if (before.size === 0) return;
  const duration = DURATION[settings.speed];
  for (const element of root.querySelectorAll<Piece>("[data-flip]")) {
    const piece = element.dataset.flip ?? "";
    const start = before.get(from.get(piece) ?? piece);
    const to = place(element, root);
    if (!start || to.width === 0 || start.width === 0) continue;
    const [dx, dy] = [start.x - to.x, start.y - to.y];
    if (Math.abs(dx) + Math.abs(dy) < 24) continue;
    const scale = start.width / to.width;
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
        { transform: `translate(${dx * 0.3}px, ${dy * 0.3 - 18}px) scale(${1 + (scale - 1) * 0.3})`, transformOrigin: "0 0", offset: 0.6 },
        { transform: "none", transformOrigin: "0 0", zIndex: 5 },
      ],
      { duration, easing: "cubic-bezier(.3,.7,.3,1)" },
    );
  }
}
