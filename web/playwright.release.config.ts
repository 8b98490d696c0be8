import { defineConfig } from "@playwright/test";
import usual from "./playwright.config";

// One game at a server that runs already: `make try-release`.
export default defineConfig({ ...usual, testDir: "release", workers: 1 });
