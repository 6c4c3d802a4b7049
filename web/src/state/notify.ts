// Notifications by the browser: whether this device gets them, and switching them on and off.
import { post } from "../api/http.ts";
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
  const { state } = await navigator.permissions.query({ name: "notifications" });
  if (state === "denied") return "denied";
  return state === "granted" && (await subscription()) ? "on" : "off";
}

/** Ask the person and the browser, then tell the server where to send to. Throws what the browser throws. */
export async function startNotifying(key: string): Promise<NotifyState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await register(made);
  return "on";
}

async function register(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await post("/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, lang: words.locale });
}

export async function stopNotifying(): Promise<NotifyState> {
  const made = await subscription();
  if (made) {
    await made.unsubscribe();
    await post("/push/stop", { endpoint: made.endpoint });
  }
  return "off";
}

/** Once a visit: the server learns of a new language or player, and of a subscription that it has lost. */
export async function refreshNotifying(key: string | null): Promise<void> {
  const made = (await notifyState(key)) === "on" ? await subscription() : null;
  if (made) await register(made);
}
