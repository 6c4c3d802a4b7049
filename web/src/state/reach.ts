// Under which address other devices reach this page.
import { api, ApiFailure } from "../api/http.ts";

/** Whether a host name is the machine itself, which no other device reaches by it. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
}

/** The origins to hand out, the likeliest first; none if only this machine reaches the server. */
export async function reachableOrigins(): Promise<readonly string[]> {
  if (!isLoopback(location.hostname)) return [location.origin];
  try {
    return (await api.server()).addresses;
  } catch (failure) {
    if (failure instanceof ApiFailure) return [];
    throw failure;
  }
}
