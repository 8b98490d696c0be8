import { cpus } from "node:os";
import { defineConfig } from "@playwright/test";
import { program } from "./scripts/chromium.js";

// The suite in a real browser, against a real server: `make test-web`.
export default defineConfig({
  testDir: "browser",
  testMatch: "**/*.spec.ts",
  outputDir: "browser-results",
  fullyParallel: true,
  // One more than cores: a page often waits for a server that writes, or for a bot.
  workers: cpus().length + 1,
  // Patience with a slow and busy machine, and no claim about speed: `make bench` measures that.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: !!process.env.CI,
  // Deals are chosen (browser/support/deals.ts): what fails once fails again.
  retries: 0,
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Nothing is waited for that only moves; tests of movement ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of everything costs as much as the tests themselves. What failed leaves a picture, the
    // page in words and what went over its sockets; PLAYWRIGHT="--trace on" records the rest.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: program(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
