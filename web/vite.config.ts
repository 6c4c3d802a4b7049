/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { bundledPackages } from "./bundled.ts";
import { serviceWorker } from "./worker/plugin.ts";

export default defineConfig({
  plugins: [svelte(), serviceWorker(), bundledPackages()],
  // How long a plugin took is of no interest to who only wants to play.
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, rolldownOptions: { checks: { pluginTimings: false } } },
  // Svelte's browser build, not its server build, is what component tests mount.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  server: { fs: { allow: ["..", "../src/pickomino/messages"] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // Without isolation the files share one happy-dom, which takes longer to set up than most of them take to run.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false },
});
