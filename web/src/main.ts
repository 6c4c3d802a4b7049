/** Mounts the page, once its language is there. */
import "./fonts.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { preferredLanguage, words } from "./state/i18n.svelte.ts";
import { keepPage } from "./state/offline.ts";
import { router } from "./state/router.svelte.ts";
import { watchLooks } from "./state/settings.svelte.ts";
import { wakeSound } from "./ui/sound.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

watchLooks();
router.read();
addEventListener("popstate", () => router.read());
addEventListener("languagechange", () => void words.load(preferredLanguage()));
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wakeSound, { passive: true });

if (import.meta.env.PROD) addEventListener("load", () => void keepPage());

/** How long the page waits for its typefaces: coming later they would push everything about. */
const FONTS_MS = 500;
const faces = Promise.all(["1em Caprasimo", '1em "Bricolage Grotesque Variable"'].map((face) => document.fonts.load(face)));
const patience = new Promise((resolve) => setTimeout(resolve, FONTS_MS));

await Promise.all([words.load(preferredLanguage()), Promise.race([faces.catch(() => undefined), patience])]);
mount(App, { target });
