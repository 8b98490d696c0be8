import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as plain } from "./base";
import { GameServer, PYTHON } from "./game-server";
import { ADDED, ENGLISH_TOY, TOY } from "./toys";

export { ADDED, ENGLISH_TOY, TOY };

const TESTS = fileURLToPath(new URL("../../../tests/", import.meta.url));
const TOYS = join(TESTS, "toys");

const ADD = join(TESTS, "docs", "added_game.py");

/** Writes the toy anew in a folder, as a package of somebody else's. */
function brought(folder: string): void {
  const renamed = (text: string): string =>
    text
      .replaceAll("toys.pebbles", ENGLISH_TOY)
      .replaceAll(TOY, ENGLISH_TOY)
      .replaceAll("Pebbles", "Marbles");
  const own = join(folder, ENGLISH_TOY);
  cpSync(join(TOYS, TOY), own, {
    recursive: true,
    filter: (path) => !/__pycache__|\.(fr|nl|de)\.(ftl|md)$/.test(path),
  });
  const info = join(folder, `${ENGLISH_TOY}-1.dist-info`);
  cpSync(join(TOYS, "site", `${TOY}-1.dist-info`), info, { recursive: true });
  for (const one of [own, info]) {
    for (const file of readdirSync(one, { recursive: true, encoding: "utf8" })) {
      if (!/(\.(py|ftl|json|md|txt)|METADATA)$/.test(file)) continue;
      const path = join(one, file);
      writeFileSync(path, renamed(readFileSync(path, "utf8")));
    }
  }
}

/** A test with a server on which both toys and the added game are installed beside the games of the house. */
export const test = plain.extend<object, { server: GameServer }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "oenach-plugin-"));
      brought(folder);
      execFileSync(PYTHON, [ADD, join(folder, ADDED)], { stdio: "ignore" });
      const added = join(folder, ADDED, "site");
      const path = [join(TOYS, "site"), TESTS, folder, added].join(delimiter);
      const server = await GameServer.open({ PYTHONPATH: path });
      await use(server);
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});
