import { defineConfig } from "@playwright/test";
import { chromium } from "./browser/chromium";

// The suite in a real browser, against a real server: `make test-web`.
export default defineConfig({
  testDir: "browser",
  testMatch: "**/*.spec.ts",
  outputDir: "browser-results",
  snapshotPathTemplate: "screenshots/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  // Deals can't be chosen, and bots take their time: what fails once is tried again, and is then
  // reported as flaky.
  retries: 1,
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    // Nothing is waited for that only moves; tests of movement ask for it.
    contextOptions: { reducedMotion: "reduce" },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium(),
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
