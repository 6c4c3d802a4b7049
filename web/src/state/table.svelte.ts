// One game as the page knows it: what the server sent last, what is shown now, and the way from one to the other.
import { Live, type LinkState } from "../api/live.ts";
import { makeId } from "../api/http.ts";
import type { ActionFields, ApiError, CommandMessage, EmoteMessage, Entry, FullUpdate, GameEvent, Presence, ServerMessage, TakebackMessage, Update, View, You } from "../api/types.ts";
import { isOutdated } from "./build.ts";
import { DiceWatch, type Alarm } from "./diceWatch.ts";
import { latestView } from "./history.ts";
import { GameLog } from "./log.svelte.ts";
import { pauseAfter } from "./pace.ts";
import { settings } from "./settings.svelte.ts";
import { stagesOf, type Stage } from "./stages.ts";

export interface ShownStage {
  id: number;
  stage: Stage;
}

/** More events than this at once nobody can listen to. */
const MAX_ANNOUNCED = 80;
const EMOTE_MS = 5000;

export class Table {
  readonly game: string;
  /** The game as it was shown so far. */
  readonly log: GameLog;
  link = $state<LinkState>("connecting");
  /** The newest whole update; null until the first has come. */
  latest = $state.raw<FullUpdate | null>(null);
  /** What is on the screen; behind `latest` while events are being shown. */
  view = $state.raw<View | null>(null);
  you = $state.raw<You>({ seats: [], host: false, key: null, code: null });
  presence = $state.raw<Presence>({ seats: [], spectators: 0, gone: [] });
  /** From when on others may claim because of a seat, by this page's own clock. */
  claimable = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** What the live region says: everything since it was last read out in full. */
  announced = $state.raw<readonly GameEvent[]>([]);
  /** Grows with every roll shown. */
  rolls = $state(0);
  /** A stage to be drawn, with the number of its showing. */
  stage = $state.raw<ShownStage | null>(null);
  showing = $state(false);
  sending = $state(false);
  error = $state.raw<ApiError | null>(null);
  resynced = $state(0);
  outdated = $state(false);
  /** What contradicts what the server said before. */
  alarms = $state.raw<readonly Alarm[]>([]);
  emote = $state.raw<{ seat: number; emote: string; id: number } | null>(null);

  /** Called before and after the view changes, for motion. */
  beforeChange: () => void = () => undefined;
  afterChange: (stage: Stage) => void = () => undefined;

  readonly #live: Live;
  readonly #watch: DiceWatch;
  #version: number | null = null;
  #received: Entry[] = [];
  #queue: Stage[] = [];
  #tail: View | null = null;
  #wake: (() => void) | null = null;
  #command: CommandMessage | TakebackMessage | null = null;
  #awaited = 0;
  #shown = 0;
  /** The version at which the page was opened: what came before is read from the log. */
  #opened = 0;
  /** Whether there was time to read out what is announced, so that the next event replaces it. */
  #readOut = true;
  #lastMoveAt: number | null = null;
  #wasAway = false;

  constructor(game: string) {
    this.game = game;
    this.log = new GameLog(game);
    this.#watch = new DiceWatch(game);
    this.#live = new Live(game, {
      message: (message) => this.#receive(message),
      state: (state) => this.#setLink(state),
      // A page opened anew reads on from what the one before it saw, so that nothing was swapped meanwhile.
      since: () => this.#version ?? this.#watch.version,
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

  /** Do what was chosen; where players roll real dice, with the dice that fell. */
  act({ text }: ActionFields, dice?: string): void {
    const actions = this.actions;
    if (!actions || this.sending || this.#version === null) return;
    if (!actions.legal.some((legal) => legal.action.text === text)) return;
    this.#submit({ type: "command", id: makeId(), version: this.#version, seat: actions.seat, action: text, ...(dice ? { dice } : {}) });
  }

  takeBack(): void {
    const takeback = this.latest?.takeback;
    if (!takeback || this.sending || this.#version === null || !this.you.seats.includes(takeback.seat)) return;
    this.#submit({ type: "takeback", id: makeId(), version: this.#version, seat: takeback.seat });
  }

  /** Read what happened before the page was opened. */
  readLog(): Promise<void> {
    return this.log.read(this.#opened);
  }

  sendEmote(seat: number, emote: EmoteMessage["emote"]): void {
    this.#live.send({ type: "emote", seat, emote });
  }

  /** Show the newest state at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    for (const stage of this.#queue.splice(0)) {
      this.#announce(stage);
      if (stage.entry) this.log.add(stage.entry);
    }
    if (last) this.view = last.view;
    this.#wake?.();
  }

  #submit(command: CommandMessage | TakebackMessage): void {
    this.error = null;
    this.sending = true;
    this.#readOut = true;
    this.#command = command;
    // When the line is down the command waits; the same id makes sending again harmless.
    this.#live.send(command);
  }

  #setLink(state: LinkState): void {
    this.link = state;
    if (state === "away") this.#wasAway = true;
    if (state === "online" && this.#command) this.#live.send(this.#command);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        this.outdated = isOutdated(message.build);
        this.you = message.you;
        this.#notePresence(message.presence);
        break;
      case "you":
        this.you = message;
        // A player who has just sat down contributes to the dice.
        if (this.latest) this.#watchDice(this.latest);
        break;
      case "presence":
        this.#notePresence(message);
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
        this.#showEmote(message.seat, message.emote);
        break;
      case "error":
        this.error = message.error;
        break;
      case "ping":
        this.#live.send({ type: "pong", n: message.n }); // the way there and back does not count against the clock
        break;
      default:
        break;
    }
  }

  #notePresence(presence: Presence): void {
    this.presence = presence;
    const now = performance.now();
    this.claimable = new Map(presence.gone.map((gone) => [gone.seat, now + gone.claim_in]));
  }

  /** A call-out hangs in the air for a moment. */
  #showEmote(seat: number, emote: string): void {
    const id = ++this.#shown;
    this.emote = { seat, emote, id };
    setTimeout(() => {
      if (this.emote?.id === id) this.emote = null;
    }, EMOTE_MS);
  }

  /** The player has read the alarms. */
  silence(): void {
    this.#watch.silence();
    this.alarms = [];
  }

  /** Compare what the server says about the dice with what it said before, and add this device's share in its time. */
  #watchDice(update: Update): void {
    this.#watch.check(update, this.you.seats);
    this.alarms = [...this.#watch.alarms];
    const contribution = update.more ? null : this.#watch.contribution(update, this.you.seats);
    if (contribution) this.#live.send(contribution);
  }

  #take(update: Update): void {
    this.#watchDice(update);
    const fresh = update.entries.filter((entry) => this.#version === null || entry.version > this.#version);
    this.#received.push(...fresh);
    this.#version = update.version;
    this.#settle();
    if (update.more) return;
    const first = this.latest === null;
    this.latest = update;
    const entries = this.#received.splice(0);
    if (first || !this.view) {
      // A page just opened shows the table as it stands, without playing through what came before.
      this.view = this.#tail = latestView(update);
      this.#opened = update.version;
    } else {
      for (const entry of entries) {
        this.#queue.push(...stagesOf(entry, this.#tail ?? this.view));
        this.#tail = entry.view;
      }
      if (entries.length === 0 && !this.showing) this.view = this.#tail = latestView(update);
    }
    if (this.#wasAway) {
      this.#wasAway = false;
      this.resynced += 1;
    }
    // Spectators have no turn, so nothing is held back for them.
    if (this.you.seats.length === 0 && !this.showing) this.#readOut = true;
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
      this.#announce(stage);
      this.afterChange(stage);
      if (stage.entry) this.log.add(stage.entry);
      const own = this.isOwn(stage);
      // The time limit of "fast" runs from the last move of a person; spectators have all the time.
      if (stage.by === "player" || this.#lastMoveAt === null || this.you.seats.length === 0) this.#lastMoveAt = performance.now();
      const hidden = document.visibilityState === "hidden";
      const pause = hidden ? 0 : pauseAfter(stage, settings.speed, this.#queue.length + 1, own, performance.now() - this.#lastMoveAt);
      if (pause > 0) {
        await this.#wait(pause);
        this.#readOut = true;
      }
    }
    if (this.latest) this.view = this.#tail = latestView(this.latest);
    this.showing = false;
  }

  /** The pause runs from the frame that shows the stage, however busy the device; a page out of sight does not wait. */
  #wait(pause: number): Promise<void> {
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

  /** An entry without events, such as the reveal of the seed, changes the table but is not announced. */
  #announce(stage: Stage): void {
    if (stage.events.length === 0) return;
    this.stage = { id: ++this.#shown, stage };
    this.announced = this.#readOut ? stage.events : [...this.announced, ...stage.events].slice(-MAX_ANNOUNCED);
    this.#readOut = false;
    if (stage.events.some((event) => event.kind === "rolled")) this.rolls += 1;
  }
}
