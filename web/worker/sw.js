// What the browser keeps, so that the page opens without its server, and the notifications that come while it is closed.
//
// The page itself comes from the server whenever that answers, so nobody plays on an old build. Files in /assets are named
// by their content, so a kept one is as good as the server's.
const BUILD = "BUILD";
const SHELL = "SHELL"; // what the page needs to open
const LATER = "LATER"; // its other parts, fetched when the page has time
const WORDS = "WORDS"; // the catalogues by language
const FIRST = `page-${BUILD}`;
const REST = `parts-${BUILD}`;
/** Whether the page last came from here. While the server answers, its files are the browser's own business. */
let isAway = false;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(FIRST).then((cache) => cache.addAll(SHELL)));
});

addEventListener("activate", (event) => {
  const clearOld = async () => {
    for (const name of await caches.keys()) if (name !== FIRST && name !== REST) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(clearOld());
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(fromServer(event.request, "/"));
  else if (pathname.startsWith("/assets/")) {
    if (isAway) event.respondWith(kept(pathname).then((found) => found ?? fetch(event.request)));
  } else if (SHELL.includes(pathname)) event.respondWith(fromServer(event.request, pathname));
});

// The page says which language it speaks, when it has nothing else to do.
addEventListener("message", (event) => {
  if (event.data?.type !== "keep") return;
  const { language } = event.data;
  const paths = [...LATER, ...(WORDS[language] ?? [])];
  event.waitUntil(keep(paths, language).catch(() => undefined)); // interrupted: the next visit goes on
});

function kept(path) {
  return caches.match(path, { cacheName: FIRST }).then((found) => found ?? caches.match(path, { cacheName: REST }));
}

/** The server's answer; if there is none, or only a proxy's word that there is none, what was kept. */
async function fromServer(request, path) {
  let answer = null;
  try {
    answer = await fetch(request);
    isAway = [502, 503, 504].includes(answer.status);
    if (!isAway) return answer;
  } catch {
    isAway = true;
  }
  return (await kept(path)) ?? answer ?? Response.error();
}

/** One after another, so that whoever plays meanwhile does not notice. */
async function keep(paths, language) {
  const cache = await caches.open(REST);
  await cache.put("/language", new Response(language));
  for (const path of paths) {
    if (!(await kept(path))) await cache.add(path);
  }
  await cache.put("/kept", new Response("")); // all of it is there
}

// --- notifications -------------------------------------------------------------------------------

addEventListener("push", (event) => {
  if (event.data) event.waitUntil(notify(event.data.json()));
});

async function notify({ title, body, url, tag, waiting }) {
  await navigator.setAppBadge?.(waiting).catch(() => undefined);
  const pages = await clients.matchAll({ type: "window" });
  const seen = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url);
  if (!seen) await registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function open(url) {
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  await (there ? there.focus() : clients.openWindow(url));
}

// The browser has dropped a subscription, or put another in its place: the server learns where to send from now on.
addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

async function renew(old, replaced) {
  const { push } = await (await fetch("/api/v1/server")).json();
  if (push === null) return;
  const made = replaced ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push }));
  const { endpoint, keys } = made.toJSON();
  const lang = await (await caches.match("/language", { cacheName: REST }))?.text();
  await tell("/api/v1/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth, lang: lang ?? spoken() });
  if (old && old.endpoint !== endpoint) await tell("/api/v1/push/stop", { endpoint: old.endpoint });
}

/** The browser's own language, as far as there are words in it. */
function spoken() {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in WORDS) ?? "en";
}

async function tell(path, body) {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`); // the page mends it at the next visit
}
