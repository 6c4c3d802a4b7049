// A QR code as one SVG path, loaded only where one is shown.
import { encode } from "uqr";

export function qrPath(text: string): { size: number; path: string } {
  const code = encode(text, { border: 0 });
  let path = "";
  code.data.forEach((row, y) => row.forEach((dark, x) => (path += dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size: code.size, path };
}
