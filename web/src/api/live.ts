// The live socket of one game: it reconnects by itself and always reads on from the last version seen.
import { makeId } from "./http.ts";
import type { ClientMessage, ServerMessage } from "./types.ts";

export type LinkState = "connecting" | "online" | "away" | "refused" | "unknown";

export interface LiveHandlers {
  message(message: ServerMessage): void;
  state(state: LinkState): void;
  /** The version to read on from, or null for the table as it stands. */
  since(): number | null;
}

const PING_EVERY = 15_000;
const SILENCE_LIMIT = 25_000;
const LONGEST_PAUSE = 8_000;

export class Live {
  readonly #game: string;
  readonly #handlers: LiveHandlers;
  #socket: WebSocket | null = null;
  #pause = 300;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #lastMessageAt = 0;
  #pings = 0;
  #closed = false;
  readonly #wake = (): void => this.#reconnectNow();
  readonly #lost = (): void => this.#drop();

  constructor(game: string, handlers: LiveHandlers) {
    this.#game = game;
    this.#handlers = handlers;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Send a frame if the line is up; the caller sends again after a reconnect. */
  send(frame: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.#socket) return;
    this.#handlers.state("connecting");
    const since = this.#handlers.since();
    const query = since === null ? "" : `?since=${since}`;
    const url = new URL(`/api/v1/games/${this.#game}/live${query}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#lastMessageAt = Date.now();
    socket.onmessage = (frame: MessageEvent<string>) => this.#receive(socket, frame.data);
    socket.onclose = (event) => this.#ended(socket, event.code);
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#check(), PING_EVERY);
  }

  #receive(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#lastMessageAt = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "hello") {
      this.#pause = 300;
      this.#handlers.state("online");
    }
    this.#handlers.message(message);
  }

  /** A half-open socket says nothing: ask, and hang up if no answer comes. */
  #check(): void {
    if (Date.now() - this.#lastMessageAt > SILENCE_LIMIT) this.#drop();
    else this.send({ type: "ping", n: ++this.#pings });
  }

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#ended(socket, 1006);
    socket.close();
  }

  #ended(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#ping);
    if (this.#closed) return;
    if (code === 4401 || code === 4404) {
      this.#handlers.state(code === 4401 ? "refused" : "unknown");
      return;
    }
    this.#handlers.state("away");
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.8);
  }

  #reconnectNow(): void {
    if (document.visibilityState === "hidden") return;
    this.#pause = 300;
    if (this.#socket) this.send({ type: "ping", n: ++this.#pings });
    else if (!this.#closed) this.#connect();
  }
}

export { makeId };
