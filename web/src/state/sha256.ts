// SHA-256 and HMAC: browsers offer them on safe connections only, and dice must be checked on a home network, too.

const text = new TextEncoder();

const ROOTS: number[] = [];
const STARTS: number[] = [];
/** The first 32 bits of the fractions of the roots of primes, which the standard has as its constants. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
for (let candidate = 2; ROOTS.length < 64; candidate += 1) {
  let prime = true;
  for (let factor = 2; factor * factor <= candidate; factor += 1) prime &&= candidate % factor !== 0;
  if (!prime) continue;
  if (STARTS.length < 8) STARTS.push(fraction(Math.sqrt(candidate)));
  ROOTS.push(fraction(Math.cbrt(candidate)));
}

const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

function mixBlock(state: Int32Array, block: DataView, at: number): void {
  const words = new Int32Array(64);
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) {
      words[index] = block.getInt32(at + index * 4);
      continue;
    }
    const near = words[index - 15] ?? 0;
    const far = words[index - 2] ?? 0;
    const low = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
    const high = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
    words[index] = (words[index - 16] ?? 0) + low + (words[index - 7] ?? 0) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROOTS[index] ?? 0) + (words[index] ?? 0)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => (state[index] = (state[index] ?? 0) + value));
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = Int32Array.from(STARTS);
  for (let at = 0; at < padded.length; at += 64) mixBlock(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((value, index) => digest.setInt32(index * 4, value));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(join(block.map((byte) => byte ^ 0x36), message));
  return sha256(join(block.map((byte) => byte ^ 0x5c), inner));
}

export function join(...parts: (Uint8Array | string)[]): Uint8Array {
  const pieces = parts.map((part) => (typeof part === "string" ? text.encode(part) : part));
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The hash by which a player commits to their entropy. */
export function entropyCommitment(game: string, entropy: string): string {
  return toHex(sha256(join(`pickomino-entropy-1\0${game}\0${entropy}`)));
}
