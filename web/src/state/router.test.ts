import { expect, test } from "vitest";

import { readRoute } from "./router.svelte.ts";

test.each([
  ["/", "", { page: "home" }],
  ["/t/Jx0u", "#secret", { page: "table", game: "Jx0u", key: "secret" }],
  ["/t/Jx0u", "", { page: "table", game: "Jx0u", key: null }],
  ["/t/Jx0u/review", "#secret", { page: "review", game: "Jx0u", key: "secret", dice: false }],
  ["/t/Jx0u/review/dice", "", { page: "review", game: "Jx0u", key: null, dice: true }],
  ["/record", "#packed", { page: "record", packed: "packed" }],
  ["/tutorial/extrawurm", "", { page: "tutorial", lesson: "extrawurm" }],
  ["/analysis", "", { page: "analysis" }],
  ["/your-record", "", { page: "your-record" }],
  ["/puzzles/7", "", { page: "nowhere" }],
  ["/move", "#abc", { page: "move", code: "abc" }],
  ["/t/a/b/c", "", { page: "nowhere" }],
  ["/elsewhere", "", { page: "nowhere" }],
])("%s%s", (path, hash, route) => {
  expect(readRoute(path, hash)).toEqual(route);
});
