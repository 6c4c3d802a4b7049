// Calls to the HTTP API; every failure becomes one `ApiFailure` with a code the catalogue can put into words.
import type { ApiError, Avatar, ClaimChoice, CodeFound, CreateGame, Devices, ErrorResponse, FaceCounts, Joined, LinkCode, ListedGames, MyGames, RecordRead, ServerInfo, Standings, Update } from "./types.ts";
import { fileName } from "../state/files.ts";

/** A table to be opened. */
export type TableRequest = Omit<CreateGame, "id">;

export class ApiFailure extends Error {
  readonly code: string;
  readonly params: ApiError["params"];

  constructor(error: ApiError) {
    super(error.code);
    this.code = error.code;
    this.params = error.params;
  }
}

const BASE = "/api/v1";

export function makeId(): string {
  return randomHex(12);
}

export function randomHex(bytes: number): string {
  const buffer = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(buffer, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function send(method: string, path: string, body?: unknown, more: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    const init: RequestInit = { method, credentials: "same-origin", ...more };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { ...more.headers, "content-type": "application/json" };
    }
    response = await fetch(BASE + path, init);
  } catch (failure) {
    if (more.signal?.aborted) throw failure; // given up by the page itself
    throw new ApiFailure({ code: "unreachable", params: {} });
  }
  if (response.ok) return response;
  let error: ApiError = { code: response.status >= 500 ? "unavailable" : "not_found", params: {} };
  try {
    const answer = (await response.json()) as Partial<ErrorResponse>;
    if (answer.error) error = answer.error;
  } catch {
    // A proxy's own error page: only the status is available.
  }
  throw new ApiFailure(error);
}

/** The body of a response; a server whose connection breaks in the middle of it is treated as unreachable. */
async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    throw new ApiFailure({ code: "unreachable", params: {} });
  }
}

export async function get<T>(path: string): Promise<T> {
  return JSON.parse(await bodyOf(await send("GET", path))) as T;
}

let identity: Promise<unknown> | null = null;

/** Make sure the browser carries a player's cookie; asked for once a visit. */
export function identify(): Promise<unknown> {
  identity ??= send("POST", "/identity", {}).catch((failure: unknown) => {
    identity = null;
    throw failure;
  });
  return identity;
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  await identify();
  return JSON.parse(await bodyOf(await send("POST", path, body))) as T;
}

export const api = {
  identify,
  server: () => get<ServerInfo>("/server"),
  listed: () => get<ListedGames>("/games"),
  mine: async () => {
    await identify();
    return get<MyGames>("/games/mine");
  },
  code: (code: string) => get<CodeFound>(`/codes/${encodeURIComponent(code)}`),
  game: (id: string, since?: number) => get<Update>(`/games/${id}${since === undefined ? "" : `?since=${since}`}`),
  open: (table: TableRequest) => post<Joined>("/games", { id: makeId(), ...table }),
  join: (id: string, name: string, avatar: Avatar | null, key: string | null, seat?: number) =>
    post<Joined>(`/games/${id}/join`, { name, avatar, ...(key ? { key } : {}), ...(seat ? { seat } : {}) }),
  start: (id: string, bot: string) => post(`/games/${id}/start`, { bot }),
  swap: (id: string, seat: number, other: number) => post(`/games/${id}/swap`, { seat, other }),
  /** Give a seat to a bot; without one it is open again. */
  setSeat: (id: string, seat: number, bot?: string) => post(`/games/${id}/seat`, { seat, ...(bot ? { bot } : {}) }),
  standings: (id: string) => get<Standings>(`/games/${id}/standings`),
  leave: (id: string, seat?: number) => post(`/games/${id}/leave`, seat ? { seat } : {}),
  comeBack: (id: string, seat: number) => post(`/games/${id}/return`, { seat }),
  /** While the game waits for somebody who is gone: let a bot play on, or take the game. */
  claim: (id: string, seat: number, choice: ClaimChoice) => post(`/games/${id}/claim`, { seat, choice }),
  spectate: (id: string, key: string) => post(`/games/${id}/spectate`, { key }),
  rematch: (id: string) => post<Joined>(`/games/${id}/rematch`),
  dice: () => get<FaceCounts>("/dice"),
  deviceLink: () => post<LinkCode>("/identity/link"),
  devices: async () => {
    await identify();
    return get<Devices>("/identity/devices");
  },
  revokeDevice: (id: string) => send("DELETE", `/identity/devices/${id}`),
  claimDevice: (code: string) => post("/identity/claim", { code }),
  forget: async () => {
    await send("DELETE", "/identity");
    identity = null;
  },
  readRecord: (record: string) => post<RecordRead>("/records", { record }),
  hide: (id: string) => post(`/games/${id}/hide`),
  record: async (id: string, lang: string) => {
    const response = await send("GET", `/games/${id}/record?lang=${lang}`);
    return { text: await bodyOf(response), name: fileName(response, `${id}.pkn`) };
  },
  log: async (id: string) => bodyOf(await send("GET", `/games/${id}/log`)),
};
