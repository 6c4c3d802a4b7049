// Texts as files on this device.

export function download(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A record is called by the day of the game and who played, as the server calls it too. */
export function recordName(at: number, names: readonly string[]): string {
  const day = new Date(at).toISOString().slice(0, 10);
  return `${day} ${names.map((name) => name.replaceAll(/[<>:"/\\|?*]/g, "_")).join(", ")}.pkn`;
}

/** The name that a response gives its file, with all its letters. */
export function fileName(response: Response, otherwise: string): string {
  const given = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return given ? decodeURIComponent(given) : otherwise;
}
