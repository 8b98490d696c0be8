// Screenshots of the built gallery, light and dark, on a phone, a tablet and a screen; each page is
// also looked over for faults: errors, sideways scrolling, and what axe finds.
// node scripts/screenshots.js [part …]; CHROMIUM names the browser.
import { mkdir, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { program } from "./chromium.js";

const PARTS =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ["knots", "pieces", "controls", ...(await readdir("gallery/games"))];
const WIDTHS = [390, 820, 1440];
// What the server will send; a part that breaks it shows here first.
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core"), "utf8");
await mkdir("screenshots", { recursive: true });
const server = await preview({
  build: { outDir: "gallery-dist" },
  preview: { port: 4180, headers: { "Content-Security-Policy": POLICY } },
});
const browser = await chromium.launch({
  executablePath: program(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
const address = server.resolvedUrls?.local[0];
let faults = 0;
for (const part of PARTS) {
  for (const theme of ["light", "dark"]) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      const fault = (words) => {
        faults += 1;
        console.log(`${part} ${theme} ${width}: ${words}`);
      };
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) fault(message.text());
      });
      page.on("pageerror", (error) => fault(String(error)));
      await page.goto(`${address}gallery.html?part=${part}&theme=${theme}`);
      await page.locator("h1").waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) fault(`${wide} px wide`);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run());
      for (const { id, nodes } of violations) fault(`${id}: ${nodes[0].html} (${nodes.length})`);
      await page.screenshot({ path: `screenshots/${part}-${theme}-${width}.png`, fullPage: true });
      await page.close();
    }
  }
}
await browser.close();
await server.close();
process.exit(faults === 0 ? 0 : 1);
