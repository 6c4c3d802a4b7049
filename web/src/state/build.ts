// Which build this page is, and whether the server has another by now.

const OWN: string | undefined = import.meta.env.VITE_BUILD;

/** The server says "0.1.0+digest"; a page in development has no digest and fits any. */
export function isOutdated(build: string, own: string | undefined = OWN): boolean {
  return own !== undefined && !build.endsWith(`+${own}`);
}
