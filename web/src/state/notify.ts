// Notifications by the browser: whether this device gets them, and switching them on and off.
import { api, post } from "../api/http.ts";
import type { Subscribed } from "../api/types.ts";
import { words } from "./i18n.svelte.ts";

export type NotifyState = "unable" | "insecure" | "none" | "denied" | "off" | "on";

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.ready;
  return registration.pushManager.getSubscription();
}

/** How things stand on this device; `key` is the server's, null where it sends none. */
export async function notifyState(key: string | null): Promise<NotifyState> {
  if (!isSecureContext) return "insecure";
  if (!("PushManager" in window) || !("Notification" in window) || !navigator.serviceWorker) return "unable";
  if (key === null) return "none";
  const permission = await permitted();
  if (permission === "denied") return "denied";
  return permission === "granted" && (await subscription()) ? "on" : "off";
}

async function permitted(): Promise<PermissionState> {
  return (await navigator.permissions.query({ name: "notifications" })).state;
}

/** Ask the person and the browser, then tell the server where to send to. Throws what the browser throws. */
export async function startNotifying(key: string): Promise<NotifyState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  await subscribe(key);
  return "on";
}

async function subscribe(key: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  await register(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  want(true);
}

async function register(made: PushSubscription): Promise<Subscribed> {
  const { endpoint, keys } = made.toJSON();
  return post<Subscribed>("/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, lang: words.locale });
}

async function end(made: PushSubscription): Promise<void> {
  await made.unsubscribe();
  await post("/push/stop", { endpoint: made.endpoint });
}

/** That notifications are wanted here: browsers drop subscriptions without a word. */
const WANTED = "pickomino.notify";

function want(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(WANTED, "yes");
    else localStorage.removeItem(WANTED);
  } catch {
    // Storage refused: a dropped subscription stays dropped.
  }
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(WANTED) !== null;
  } catch {
    return false;
  }
}

export async function stopNotifying(): Promise<NotifyState> {
  const made = await subscription();
  want(false);
  if (made) await end(made);
  return "off";
}

/**
 * Once a visit: the server learns of a new language or player. A subscription that the browser has dropped is made anew,
 * and so is one that the server had to drop because the push service no longer knows it.
 */
export async function refreshNotifying(): Promise<void> {
  const state = await notifyState("");
  if (state !== "on" && !(state === "off" && isWanted() && (await permitted()) === "granted")) return;
  const { push } = await api.server();
  if (push === null) return;
  const made = await subscription();
  if (made) {
    if ((await register(made)).known) return want(true);
    await end(made);
  }
  await subscribe(push);
}
