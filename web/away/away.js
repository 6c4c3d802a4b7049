// The page for the time when the server is away: the reader's language and looks, and back as soon as it answers.
const AGAIN = 3000;

let saved = {};
try {
  saved = JSON.parse(localStorage.getItem("pickomino.settings") ?? "{}");
} catch {
  // Storage refused or spoilt: the browser's own wishes have to do.
}
if (saved.theme === "light" || saved.theme === "dark") document.documentElement.dataset.theme = saved.theme;

const sections = [...document.querySelectorAll("section[lang]")];
const wishes = [new URLSearchParams(location.search).get("lang"), saved.language, ...navigator.languages].map((wish) => wish?.slice(0, 2));
const language = wishes.find((wish) => sections.some((section) => section.lang === wish)) ?? "en";
document.documentElement.lang = language;
for (const section of sections) {
  section.hidden = section.lang !== language;
  section.querySelector("button").addEventListener("click", () => location.reload());
}

async function look() {
  const answer = await fetch("/api/v1/server", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
  else setTimeout(look, AGAIN);
}
addEventListener("online", () => location.reload());
setTimeout(look, AGAIN);
