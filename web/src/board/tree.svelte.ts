// A tree of variations: positions reached from a start, the main line first, with one of them in view.
import type { Actions, GameEvent, GameOutcome, RulesInfo, View } from "../api/types.ts";

/** A position as the server shows it; what may be done there is asked for when somebody looks. */
export interface Shown {
  rules: RulesInfo;
  position: string;
  view: View;
  due: number;
  events: GameEvent[];
  outcome: GameOutcome | null;
  actions?: Actions | null | undefined;
}

export class Place {
  readonly id: number;
  readonly parent: Place | null;
  /** The first child is the main line. */
  readonly children: Place[] = [];
  shown = $state.raw() as Shown;

  constructor(id: number, shown: Shown, parent: Place | null) {
    this.id = id;
    this.shown = shown;
    this.parent = parent;
  }
}

/** A line of the tree as it is written: one turn, or a side line further in. */
export interface Row {
  id: number;
  depth: number;
  seat: number | null;
  places: Place[];
}

export class Tree {
  readonly root: Place;
  current = $state.raw() as Place;
  /** Grows whenever the tree itself changes. */
  changes = $state(0);
  #ids = 0;

  constructor(start: Shown) {
    this.root = this.current = this.#make(start, null);
  }

  /** Go on from here: along a line that is there already, or by a new one. */
  add(shown: Shown): void {
    const here = this.current;
    const known = here.children.find((child) => child.shown.position === shown.position && spoken(child.shown) === spoken(shown));
    if (known) {
      this.current = known;
      return;
    }
    const place = this.#make(shown, here);
    here.children.push(place);
    this.current = place;
    this.changes += 1;
  }

  go(place: Place | null | undefined): void {
    if (place) this.current = place;
  }

  back(): void {
    this.go(this.current.parent);
  }

  next(): void {
    this.go(this.current.children[0]);
  }

  first(): void {
    this.current = this.root;
  }

  last(): void {
    while (this.current.children[0]) this.next();
  }

  /** The line before or after this one, where the game branched. */
  beside(by: 1 | -1): void {
    const lines = this.current.parent?.children ?? [];
    this.go(lines[lines.indexOf(this.current) + by]);
  }

  /** Make the line in view the main line, all the way from the start. */
  promote(): void {
    for (let place = this.current; place.parent; place = place.parent) {
      const lines = place.parent.children;
      lines.splice(lines.indexOf(place), 1);
      lines.unshift(place);
    }
    this.changes += 1;
  }

  /** Drop the position in view with everything after it. */
  remove(): void {
    const { parent } = this.current;
    if (!parent) return;
    parent.children.splice(parent.children.indexOf(this.current), 1);
    this.current = parent;
    this.changes += 1;
  }

  get isMain(): boolean {
    for (let place = this.current; place.parent; place = place.parent) if (place.parent.children[0] !== place) return false;
    return true;
  }

  rows(): Row[] {
    const rows: Row[] = [];
    this.#write(this.root, 0, rows);
    return rows.filter((row) => row.places.length > 0);
  }

  #write(from: Place, depth: number, rows: Row[]): void {
    const start = (first: Place): Row => {
      const row = { id: first.id, depth, seat: first.shown.view.mover, places: [] };
      rows.push(row);
      return row;
    };
    let row = start(from);
    if (depth > 0) {
      row.seat = from.parent?.shown.view.mover ?? null;
      row.places.push(from);
    }
    for (let at = from; at.children[0]; at = at.children[0]) {
      const [main, ...others] = at.children;
      row.places.push(main);
      for (const other of others) this.#write(other, depth + 1, rows);
      if (others.length > 0 || endsTurn(main.shown)) row = start(main);
    }
  }

  #make(shown: Shown, parent: Place | null): Place {
    return new Place(++this.#ids, shown, parent);
  }
}

export function endsTurn(shown: Shown): boolean {
  return shown.events.some((event) => event.kind === "turn_began" || event.kind === "game_over");
}

/** What tells two ways to one position apart. */
function spoken(shown: Shown): string {
  return JSON.stringify(shown.events);
}
