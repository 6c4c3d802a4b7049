import { beforeEach, expect, test, vi } from "vitest";

import { refreshNotifying, startNotifying, stopNotifying } from "./notify.ts";

const server = { known: new Set<string>(), told: [] as string[] };
vi.mock("../api/http.ts", () => ({
  api: { server: async () => ({ push: "AAAA" }) },
  post: async (path: string, { endpoint }: { endpoint: string }) => {
    server.told.push(`${path} ${endpoint}`);
    const known = server.known.has(endpoint);
    if (path === "/push") server.known.add(endpoint);
    else server.known.delete(endpoint);
    return { known };
  },
}));

const browser = { subscribed: 0, next: 1 };
function made(number: number): unknown {
  const endpoint = `e${number}`;
  return { endpoint, toJSON: () => ({ endpoint, keys: {} }), unsubscribe: async () => (browser.subscribed = 0) };
}
const pushManager = {
  getSubscription: async () => (browser.subscribed ? made(browser.subscribed) : null),
  subscribe: async () => made((browser.subscribed ||= browser.next++)),
};
vi.stubGlobal("isSecureContext", true);
vi.stubGlobal("PushManager", class {});
vi.stubGlobal("Notification", { permission: "granted", requestPermission: async () => "granted" });
Object.defineProperty(navigator, "serviceWorker", { value: { ready: Promise.resolve({ pushManager }) }, configurable: true });
Object.defineProperty(navigator, "permissions", { value: { query: async () => ({ state: "granted" }) }, configurable: true });

beforeEach(async () => {
  Object.assign(browser, { subscribed: 0, next: 1 });
  localStorage.clear();
  server.known.clear();
  server.told.length = 0;
});

test("whoever never asked for notifications is not subscribed, and the server is not asked", async () => {
  await refreshNotifying();
  expect(server.told).toEqual([]);
  expect(browser.subscribed).toBe(0);
});

test("at each visit the server hears of a subscription that it knows, and no more", async () => {
  await startNotifying("AAAA");
  await refreshNotifying();
  expect(server.told).toEqual(["/push e1", "/push e1"]);
});

test("where the server had to drop it, another is made", async () => {
  await startNotifying("AAAA");
  server.known.delete("e1");
  await refreshNotifying();
  expect(server.told.slice(1)).toEqual(["/push e1", "/push/stop e1", "/push e2"]);
  expect([...server.known]).toEqual(["e2"]);
});

test("where the browser has dropped it, another is made, unless it was ended by its owner", async () => {
  await startNotifying("AAAA");
  browser.subscribed = 0;
  await refreshNotifying();
  expect(server.told.slice(1)).toEqual(["/push e2"]);
  await stopNotifying();
  server.told.length = 0;
  await refreshNotifying();
  expect(server.told).toEqual([]);
});
