import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { JSDOM } from "jsdom";
import { createServer } from "vite";
import { flattened } from "./flattened.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const GAMES = new URL("../src/games/", import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** As large as those who show a link want its picture. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 45;

/**
 * Leaves a still picture of each game beside the pages, for those who show a link: what the game's
 * `Picture.svelte` draws, as a PNG. No browser is needed to make it.
 * @returns {import("vite").Plugin}
 */
export function previews() {
  return {
    name: "oenach-previews",
    apply: "build",
    async generateBundle() {
      for (const [game, source] of await pictures()) {
        this.emitFile({ type: "asset", fileName: `previews/${game}.png`, source });
      }
    },
  };
}

/** @returns {Promise<Map<string, Uint8Array>>} */
async function pictures() {
  await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const server = await createServer({
    ...{ root: ROOT, configFile: false, appType: "custom", logLevel: "error" },
    // What a component looks like must come with what it draws.
    plugins: [svelte({ configFile: false, compilerOptions: { css: "injected" } })],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const found = new Map();
    for (const game of games()) found.set(game, painted(await framed(server, game)));
    return found;
  } finally {
    await server.close();
  }
}

function games() {
  return readdirSync(GAMES).filter((game) => existsSync(new URL(`${game}/Picture.svelte`, GAMES)));
}

/**
 * @param {import("vite").ViteDevServer} server
 * @param {string} game
 */
async function framed(server, game) {
  const { render } = await server.ssrLoadModule("svelte/server");
  const { default: Picture } = await server.ssrLoadModule(`/src/games/${game}/Picture.svelte`);
  const { head, body } = render(Picture);
  const { document } = new JSDOM(`<style>${colours(game)}</style>${head}${body}`).window;
  const picture = document.querySelector("svg");
  for (const [name, value] of Object.entries({
    ...{ x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN },
  })) {
    picture.setAttribute(name, String(value));
  }
  flattened(picture, [...document.styleSheets]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="100%" height="100%" fill="#f3ead3"/>
    <rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="18" fill="none"
      stroke="#7d5a1c" stroke-width="4"/>${picture.outerHTML}</svg>`;
}

/**
 * The colours by day that pieces go by.
 * @param {string} game
 */
function colours(game) {
  const files = ["../src/theme/tokens.css", "../src/pieces/palette.css"];
  const own = `../src/games/${game}/pieces/palette.css`;
  return [...files, own]
    .map((file) => new URL(file, import.meta.url))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/** @param {string} svg */
function painted(svg) {
  const serif = readFileSync(resolve("@fontsource/gelasio/files/gelasio-latin-700-normal.woff2"));
  const options = {
    font: { fontBuffers: [serif], defaultFontFamily: "Gelasio", serifFamily: "Gelasio" },
    fitTo: /** @type {const} */ ({ mode: "width", value: WIDTH }),
  };
  return new Resvg(svg, options).render().asPng();
}
