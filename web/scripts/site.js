// The built documentation in Chromium, from its files and from a server: each page on a screen and on a phone, for errors,
// sideways scrolling and anything from another host, and the search for a word of each kind of page.
//
//     node scripts/site.js FOLDER [PICTURES]        CHROMIUM names the browser
import { createServer } from "node:http";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { chromium } from "@playwright/test";
import { program } from "./chromium.js";

const [FOLDER, PICTURES] = process.argv.slice(2);
const WIDTHS = [1366, 390];
const KINDS = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};
// A word, and the page that must be among what is found.
const SOUGHT = {
  takeback: "wire-protocol.html",
  legal_moves: "reference/python.html",
  trusted_proxies: "reference/settings.html",
  goofspiel: "add-a-game.html",
  "new-game": "reference/commands.html",
};

let faults = 0;
const fault = (words) => {
  faults += 1;
  console.log(words);
};
const server = createServer(async (request, answer) => {
  const path = join(FOLDER, decodeURIComponent(new URL(request.url, "http://here").pathname));
  const body = await readFile(path).catch(() => null);
  answer.writeHead(body ? 200 : 404, {
    "content-type": KINDS[extname(path)] ?? "application/octet-stream",
  });
  answer.end(body);
}).listen(0, "127.0.0.1");
const address = await new Promise((done) =>
  server.on("listening", () => done(`http://127.0.0.1:${server.address().port}`)),
);
const browser = await chromium.launch({
  executablePath: program(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const files = (await readdir(FOLDER, { recursive: true })).filter((name) =>
    name.endsWith(".html"),
  );
  for (const width of WIDTHS) await look(width, files);
  await search();
  console.log(`${files.length} pages at ${WIDTHS.join(" and ")} px: ${faults} faults`);
} finally {
  await browser.close();
  server.close();
}
process.exit(faults === 0 ? 0 : 1);

async function look(width, files) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on("pageerror", (error) => fault(`${page.url()} at ${width} px: ${error}`));
  page.on("response", (response) => {
    if (response.status() >= 400) fault(`${response.url()}: ${response.status()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(address)) fault(`${page.url()} fetches ${request.url()}`);
  });
  for (const file of files) {
    await page.goto(`${address}/${relative(".", file)}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) fault(`${file} at ${width} px: ${wide} px wide`);
    if (!PICTURES) continue;
    await mkdir(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${file.replaceAll("/", "-")}-${width}.png`) });
  }
  await page.close();
}

async function search() {
  const page = await browser.newPage({ viewport: { width: WIDTHS[0], height: 900 } });
  for (const [word, wanted] of Object.entries(SOUGHT)) {
    await page.goto(`${address}/index.html`);
    await page.locator("input.sidebar-search").fill(word);
    await page.keyboard.press("Enter");
    await page
      .locator("#search-results p.search-summary")
      .filter({ hasText: /found|match/ })
      .waitFor();
    const found = await page
      .locator("#search-results li a")
      .evaluateAll((all) => all.map((one) => one.href));
    if (!found.some((link) => link.includes(wanted)))
      fault(`${word} is not found on ${wanted}: ${found.join(" ")}`);
    if (PICTURES) await page.screenshot({ path: join(PICTURES, `search-${word}.png`) });
  }
  await page.close();
}
