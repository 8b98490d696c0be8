import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

// The first has no window to draw, and costs a third less.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Where Chromium is: as CHROMIUM says, or on the search path. */
export function program() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = process.env.CHROMIUM || places.find(runs);
  if (found && runs(found)) return found;
  throw new Error(
    `There is no Chromium${found ? ` at ${found}` : ""}. ` +
      "On Debian: apt-get install chromium-headless-shell. " +
      "Elsewhere name its program in CHROMIUM.",
  );
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
