// A record in an address, so that its review can be shared without anybody storing it.

/** More than this no record has; what strangers put into an address is bounded before it is unpacked. */
const MOST = 60_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too long for a record");
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Text, packed. */
export function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
}

/** The text that was packed; raises RangeError if it is longer than `most`. */
export async function unpack(packed: Uint8Array<ArrayBuffer>, most = Infinity): Promise<string> {
  return new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw"), most));
}

/** A record as a fragment of an address. */
export async function packRecord(record: string): Promise<string> {
  const packed = await pack(record);
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The record in a fragment, or null if there is none. */
export async function unpackRecord(fragment: string): Promise<string | null> {
  if (!fragment) return null;
  try {
    const letters = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await unpack(packed, MOST);
  } catch {
    return null; // cut short on the way, or not ours
  }
}
