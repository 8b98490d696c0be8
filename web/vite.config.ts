import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { licences } from "./building/licences.js";
import { previews } from "./building/previews.js";

// The gallery of pieces and boards is built only on demand, into a folder of its own.
export default defineConfig(({ mode }) => ({
  // Wherever the pages are put: their files name each other by where they lie, and the server says in the page where
  // these begin.
  base: "./",
  plugins: [svelte(), svelteTesting(), ...(mode === "production" ? [previews(), licences()] : [])],
  // The catalogues and the rulebooks are shared with the terminal and lie outside this folder.
  server: {
    fs: { allow: [".", "../src/oenach/messages", "../src/oenach/games"] },
    proxy: { "/api": { target: process.env.OENACH_SERVER ?? "http://127.0.0.1:8620", ws: true } },
  },
  build: {
    outDir: mode === "gallery" ? "gallery-dist" : "dist",
    rollupOptions: {
      input: mode === "gallery" ? "gallery.html" : "index.html",
      // What every page has, and what all pieces and all boards share, is one file each: a request costs more than
      // the few bytes that some page could do without.
      output: {
        codeSplitting: {
          groups: [
            { name: "house", test: /src\/(api|knotwork|router|theme|ui|storage)/, priority: 3 },
            { name: "pieces", test: /src\/pieces\//, priority: 2 },
            // Without what these need: the front page has some of that.
            {
              name: "table",
              test: /src\/(boards\/|table\/(?!names))/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    // Everything comes from a file of its own: the page forbids inline scripts, styles and images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // Patience with a slow and busy machine, and no claim about speed.
    testTimeout: 60_000,
  },
}));
