// The shapes that travel between server and page, as docs/api.md fixes them.

export type SpecialistLetter = "c" | "h" | "r" | "w" | "g" | "a";
export type Params = Record<string, string | number | boolean | null | number[]>;

export interface GameEvent {
  kind: string;
  params: Params;
}

export interface GrillTile {
  tile: number;
  worms: number;
  up: boolean;
  specialist: SpecialistLetter | null;
}

export interface PlayerView {
  seat: number;
  stack: number[];
  worms: number;
  grilled: number;
  specialist: SpecialistLetter | null;
}

export type Phase = "start" | "due" | "rolled" | "kept" | "rob" | "crow" | "claim" | "keep" | "over";

export interface TurnView {
  phase: Phase;
  kept: string;
  sum: number;
  roll: string | null;
  dice_left: number;
  golden: boolean;
  weasel_used: boolean;
  canned: boolean;
  offered: SpecialistLetter | null;
}

export interface View {
  grill: GrillTile[];
  players: PlayerView[];
  reserve: number | null;
  mover: number | null;
  turn: TurnView;
}

export interface Brings {
  kind: "take" | "steal" | "hen" | "bust" | "choose";
  tile: number | null;
  seat: number | null;
  specialist: SpecialistLetter | null;
  returned: number | null;
  turned: number | null;
  tiles: number[];
}

export interface LegalAction {
  action: string;
  events: GameEvent[];
  brings: Brings | null;
  doomed: boolean;
}

export interface BarredAction {
  action: string;
  clause: string;
  key: string;
  params: Params;
}

export interface Actions {
  seat: number;
  legal: LegalAction[];
  barred: BarredAction[];
}

export interface Entry {
  version: number;
  kind: string;
  seat: number | null;
  by: string;
  action: string | null;
  roll: string | null;
  number: number | null;
  at: number;
  events: GameEvent[];
  position: string | null;
  view: View | null;
  reason?: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "open" | "bot";
  name: string | null;
  bot: string | null;
  away: "left" | "clock" | null;
}

export interface Knobs {
  extras: boolean;
  fallback: "nearest" | "any";
  steal: "forced" | "optional";
  flip_empty_handed: boolean;
  six_faces_end_turn: boolean;
}

export type TableStatus = "lobby" | "running" | "over" | "abandoned";

export interface TableInfo {
  status: TableStatus;
  rules: string;
  knobs: Knobs;
  seats: SeatInfo[];
  host: number | null;
  listed: boolean;
  limit: number;
  turns: number;
  rematch: string | null;
  /** No player is present: bots and clocks stand still until one is. */
  paused: boolean;
}

export interface Outcome {
  worms: number[];
  winners: number[];
  tie_break: "highest_tile" | "shared" | null;
  by_limit: boolean;
}

export interface DiceInfo {
  commitment: string;
  entropy: (string | null)[];
  fixed: boolean;
  rolls: number;
  seed: string | null;
}

export interface ClockInfo {
  seconds: number | null;
  seat: number | null;
  deadline: number | null;
  now: number;
}

interface UpdateHead {
  type: "update";
  game: string;
  version: number;
  since: number | null;
  entries: Entry[];
}

/** A message in the middle of a long catch-up: the rest is still to come. */
export interface PartialUpdate extends UpdateHead {
  more: true;
}

export interface FullUpdate extends UpdateHead {
  more: false;
  position: string;
  view: View;
  actions: Actions | null;
  takeback: { seat: number; face: string } | null;
  clock: ClockInfo | null;
  table: TableInfo;
  outcome: Outcome | null;
  dice: DiceInfo;
  frozen: { version: number } | null;
}

export type Update = PartialUpdate | FullUpdate;

export interface You {
  seats: number[];
  host: boolean;
  key: string | null;
  code: string | null;
}

export interface Presence {
  seats: number[];
  spectators: number;
}

export interface ApiError {
  code: string;
  params: Params;
}

export type ServerMessage =
  | Update
  | { type: "hello"; protocol: number; build: string; game: string; version: number; you: You; presence: Presence }
  | ({ type: "you" } & You)
  | ({ type: "presence" } & Presence)
  | { type: "answer"; id: string; ok: boolean; version: number; error: ApiError | null }
  | { type: "emote"; seat: number; emote: string }
  | { type: "pong"; n: number }
  | { type: "error"; error: ApiError }
  | { type: "bye"; reason: string };

export interface Joined {
  game: string;
  key: string;
  code: string | null;
  seats: number[];
  host: boolean;
  commitment: string;
  version: number;
}

export interface Summary {
  game: string;
  rules: string;
  status: TableStatus;
  seats: SeatInfo[];
  clock: number | null;
  version: number;
  mover: number | null;
  your_seats: number[];
  your_turn: boolean;
  created_at: number;
  updated_at: number;
}

export interface ServerInfo {
  protocol: number;
  build: string;
  presets: Record<string, Knobs>;
  bots: string[];
  /** What a champion may be like at any level: champion:level=2,character=bold. */
  characters: string[];
  default_bot: string;
  emotes: string[];
  clocks: (number | null)[];
  limits: { seats: [number, number]; name: number; turns: number };
  /** Where other devices reach this server, told to this machine alone. */
  addresses: string[];
}

export type SeatRequest =
  | { kind: "me"; name: string }
  | { kind: "open" }
  | { kind: "bot"; bot: string };

export interface TableRequest {
  rules: string;
  seats: SeatRequest[];
  listed: boolean;
  clock: number | null;
}

/** A record that the server has read and checked. */
export interface RecordRead {
  rules: string;
  names: string[];
  start: View;
  entries: Entry[];
  outcome: Outcome | null;
}
