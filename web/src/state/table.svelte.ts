// One game as the page knows it: what the server sent last, what is shown now, and the way from one to the other.
import { Live, type LinkState } from "../api/live.ts";
import { makeId } from "../api/http.ts";
import type { ApiError, Entry, FullUpdate, GameEvent, Presence, ServerMessage, Update, View, You } from "../api/types.ts";
import { isOutdated } from "./build.ts";
import { pauseAfter } from "./pace.ts";
import { settings } from "./settings.svelte.ts";
import { stagesOf, type Stage } from "./stages.ts";

export interface Told {
  id: number;
  stage: Stage;
}

interface Command {
  type: "command" | "takeback";
  id: string;
  version: number;
  seat: number;
  action?: string;
}

/** More than this at once nobody can listen to. */
const MOST_TOLD = 80;
const EMOTE_LASTS = 5000;

export class Table {
  readonly game: string;
  link = $state<LinkState>("connecting");
  /** The newest whole update; null until the first has come. */
  latest = $state.raw<FullUpdate | null>(null);
  /** What is on the screen; behind `latest` while events are being shown. */
  view = $state.raw<View | null>(null);
  you = $state.raw<You>({ seats: [], host: false, key: null, code: null });
  presence = $state.raw<Presence>({ seats: [], spectators: 0 });
  /** What the live region says: all that happened since it could last be heard in full. */
  told = $state.raw<readonly GameEvent[]>([]);
  /** Grows with every roll shown. */
  rolls = $state(0);
  /** A stage to be drawn, with the number of its showing. */
  stage = $state.raw<Told | null>(null);
  showing = $state(false);
  sending = $state(false);
  error = $state.raw<ApiError | null>(null);
  resynced = $state(0);
  outdated = $state(false);
  emote = $state.raw<{ seat: number; emote: string; id: number } | null>(null);

  /** Called before and after the view changes, for motion. */
  beforeChange: () => void = () => undefined;
  afterChange: (stage: Stage) => void = () => undefined;

  readonly #live: Live;
  #version: number | null = null;
  #catching: Entry[] = [];
  #queue: Stage[] = [];
  #tail: View | null = null;
  #wake: (() => void) | null = null;
  #command: Command | null = null;
  #awaited = 0;
  #told = 0;
  #heard = true;
  #moved: number | null = null;
  #wasAway = false;

  constructor(game: string) {
    this.game = game;
    this.#live = new Live(game, {
      message: (message) => this.#hear(message),
      state: (state) => this.#linked(state),
      since: () => this.#version,
    });
  }

  close(): void {
    this.#live.close();
    this.skip();
  }

  /** The legal actions, if it is this device's turn and everything before has been shown. */
  get actions(): FullUpdate["actions"] {
    const actions = this.latest?.actions;
    return actions && !this.showing && this.you.seats.includes(actions.seat) ? actions : null;
  }

  /** Whether somebody at this device did it. */
  isOwn(stage: Stage): boolean {
    return stage.by === "player" && stage.seat !== null && this.you.seats.includes(stage.seat);
  }

  get settled(): boolean {
    return !this.showing;
  }

  act(action: string): void {
    const actions = this.actions;
    if (!actions || this.sending || this.#version === null) return;
    if (!actions.legal.some((legal) => legal.action === action)) return;
    this.#submit({ type: "command", id: makeId(), version: this.#version, seat: actions.seat, action });
  }

  takeBack(): void {
    const takeback = this.latest?.takeback;
    if (!takeback || this.sending || this.#version === null || !this.you.seats.includes(takeback.seat)) return;
    this.#submit({ type: "takeback", id: makeId(), version: this.#version, seat: takeback.seat });
  }

  sendEmote(seat: number, emote: string): void {
    this.#live.send({ type: "emote", seat, emote });
  }

  /** Show the newest state at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    for (const stage of this.#queue.splice(0)) this.#tell(stage);
    if (last) this.view = last.view;
    this.#wake?.();
  }

  #submit(command: Command): void {
    this.error = null;
    this.sending = true;
    this.#heard = true;
    this.#command = command;
    // When the line is down the command waits; the same id makes sending again harmless.
    this.#live.send(command);
  }

  #linked(state: LinkState): void {
    this.link = state;
    if (state === "away") this.#wasAway = true;
    if (state === "online" && this.#command) this.#live.send(this.#command);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        this.outdated = isOutdated(message.build);
        this.you = message.you;
        this.presence = message.presence;
        break;
      case "you":
        this.you = message;
        break;
      case "presence":
        this.presence = message;
        break;
      case "update":
        this.#take(message);
        break;
      case "answer":
        if (message.id !== this.#command?.id) break;
        this.#command = null;
        this.#awaited = message.ok ? message.version : 0;
        if (!message.ok && message.error) this.error = message.error;
        this.#settle();
        break;
      case "emote":
        this.#callOut(message.seat, message.emote);
        break;
      case "error":
        this.error = message.error;
        break;
      default:
        break;
    }
  }

  /** A call-out hangs in the air for a moment. */
  #callOut(seat: number, emote: string): void {
    const id = ++this.#told;
    this.emote = { seat, emote, id };
    setTimeout(() => {
      if (this.emote?.id === id) this.emote = null;
    }, EMOTE_LASTS);
  }

  #take(update: Update): void {
    const fresh = update.entries.filter((entry) => this.#version === null || entry.version > this.#version);
    this.#catching.push(...fresh);
    this.#version = update.version;
    this.#settle();
    if (update.more) return;
    const first = this.latest === null;
    this.latest = update;
    const entries = this.#catching.splice(0);
    if (first || !this.view) {
      // A page just opened shows the table as it stands; what was before is told, not acted out.
      this.view = this.#tail = update.view;
    } else {
      for (const entry of entries) {
        const stages = stagesOf(entry, this.#tail ?? this.view);
        this.#queue.push(...stages);
        this.#tail = stages.at(-1)?.view ?? this.#tail;
      }
      if (entries.length === 0 && !this.showing) this.view = this.#tail = update.view;
    }
    if (this.#wasAway) {
      this.#wasAway = false;
      this.resynced += 1;
    }
    // Who only watches has no turn of their own before which everything is told.
    if (this.you.seats.length === 0 && !this.showing) this.#heard = true;
    if (!this.showing) void this.#show();
  }

  /** A command is done when its answer and the version it made are both here. */
  #settle(): void {
    if (!this.#command && this.#version !== null && this.#version >= this.#awaited) this.sending = false;
  }

  /** Show what waits, stage by stage, at the chosen pace. */
  async #show(): Promise<void> {
    this.showing = true;
    for (let stage = this.#queue.shift(); stage; stage = this.#queue.shift()) {
      this.beforeChange();
      this.view = stage.view;
      this.#tell(stage);
      this.afterChange(stage);
      const own = this.isOwn(stage);
      // The time for show runs from the last move that a person made; who only watches has time.
      if (stage.by === "player" || this.#moved === null || this.you.seats.length === 0) this.#moved = performance.now();
      const hidden = document.visibilityState === "hidden";
      const pause = hidden ? 0 : pauseAfter(stage, settings.speed, this.#queue.length + 1, own, performance.now() - this.#moved);
      if (pause > 0) {
        await this.#rest(pause);
        this.#heard = true;
      }
    }
    const newest = this.latest?.view;
    if (newest) this.view = this.#tail = newest;
    this.showing = false;
  }

  /** The pause runs from the frame that shows the stage, however busy the device; a page out of sight does not wait. */
  #rest(pause: number): Promise<void> {
    return new Promise((resolve) => {
      let timer = 0;
      const frame = requestAnimationFrame(() => {
        timer = window.setTimeout(done, pause);
      });
      const done = (): void => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", done);
        this.#wake = null;
        resolve();
      };
      document.addEventListener("visibilitychange", done);
      this.#wake = done;
    });
  }

  /** What has no events, such as a seed revealed, changes the table but is no part of the story. */
  #tell(stage: Stage): void {
    if (stage.events.length === 0) return;
    const told = { id: ++this.#told, stage };
    this.stage = told;
    this.told = this.#heard ? stage.events : [...this.told, ...stage.events].slice(-MOST_TOLD);
    this.#heard = false;
    if (stage.events.some((event) => event.kind === "rolled")) this.rolls += 1;
  }
}
