/** Mounts the page, once its language is there. */
import "./fonts.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { preferredLanguage, words } from "./state/i18n.svelte.ts";
import { router } from "./state/router.svelte.ts";
import { applyTheme } from "./state/settings.svelte.ts";
import { wakeSound } from "./ui/sound.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

applyTheme();
router.read();
addEventListener("popstate", () => router.read());
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wakeSound, { passive: true });

// Keeps the page that says so when the server is away; without it everything else works all the same.
if (import.meta.env.PROD) addEventListener("load", () => void navigator.serviceWorker?.register("/sw.js").catch(() => undefined));

await words.load(preferredLanguage());
mount(App, { target });
