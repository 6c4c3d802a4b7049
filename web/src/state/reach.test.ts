import { afterEach, expect, test, vi } from "vitest";

import { api } from "../api/http.ts";
import type { ServerInfo } from "../api/types.ts";
import { isLoopback, reachableOrigins } from "./reach.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("loopback is known by its names and numbers", () => {
  for (const host of ["localhost", "play.localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isLoopback(host), host).toBe(true);
  for (const host of ["192.168.1.5", "example.org", "127.example.org", "localhost.example.org"]) expect(isLoopback(host), host).toBe(false);
});

test("a page that came over the network is handed on as it came", async () => {
  vi.stubGlobal("location", { hostname: "192.168.1.5", origin: "http://192.168.1.5:8000" });
  expect(await reachableOrigins()).toEqual(["http://192.168.1.5:8000"]);
});

test("on the server's own machine the server says where others find it", async () => {
  vi.stubGlobal("location", { hostname: "127.0.0.1", origin: "http://127.0.0.1:8000" });
  vi.spyOn(api, "server").mockResolvedValue({ addresses: ["http://10.0.0.2:8000"] } as ServerInfo);
  expect(await reachableOrigins()).toEqual(["http://10.0.0.2:8000"]);
});
