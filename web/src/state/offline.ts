// What the service worker is asked to do once a visit, wherever one enters: keep the page, and go on notifying.
import { words } from "./i18n.svelte.ts";

/** The rest of the page is fetched when its first part has had time to work. */
const PATIENCE = 2000;

/** Let the browser keep the page; without that everything works as long as the server answers. */
export async function keepPage(): Promise<void> {
  if (!navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    setTimeout(() => {
      active?.postMessage({ type: "keep", language: words.locale });
      void import("./notify.ts").then(({ refreshNotifying }) => refreshNotifying()).catch(() => undefined); // another visit will do
    }, PATIENCE);
  } catch {
    // A private window, or a browser that keeps nothing.
  }
}
