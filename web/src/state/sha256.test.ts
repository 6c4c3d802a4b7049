/// <reference types="node" />
import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";

import { hmac, sha256, toHex } from "./sha256.ts";

test("hashes are those of another implementation, at every length around the blocks", () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
    expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(toHex(hmac(bytes, bytes))).toBe(createHmac("sha256", bytes).update(bytes).digest("hex"));
  }
});
