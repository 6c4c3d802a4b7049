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
  const paths = [...LATER, ...(WORDS[event.data.language] ?? [])];
  event.waitUntil(keep(paths).catch(() => undefined)); // interrupted: the next visit goes on
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
async function keep(paths) {
  const cache = await caches.open(REST);
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
