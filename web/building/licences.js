import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGES = fileURLToPath(new URL("../node_modules", import.meta.url));

/** The package that a module of the bundle comes from: its folder. */
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Whose code it is that the build itself puts into a bundle: such a module begins with their name. */
const BUILDERS = /^\0(vite|rolldown)\//;

/**
 * Leaves a list of the packages that the pages are made with beside the pages, with their licences:
 * those of which something is in the bundle, and no others.
 * @returns {import("vite").Plugin}
 */
export function licences() {
  return {
    name: "oenach-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const folders = new Set(
        Object.values(bundle)
          .flatMap((part) => (part.type === "chunk" ? part.moduleIds : []))
          .flatMap((id) => homeOf(id.replaceAll("\\", "/")) ?? [])
          .map((folder) => folder.replace(/^\0+/, "")),
      );
      const used = [...folders]
        .map(described)
        .sort((one, other) => (one.name < other.name ? -1 : 1));
      this.emitFile({
        type: "asset",
        fileName: "licences.json",
        source: JSON.stringify(used, null, 1),
      });
    },
  };
}

/**
 * The folder of the package that a module comes from; none for our own.
 * @param {string} id
 */
function homeOf(id) {
  const builder = BUILDERS.exec(id)?.[1];
  return builder ? join(PACKAGES, builder) : PACKAGE.exec(id)?.[1];
}

/** @param {string} folder */
function described(folder) {
  const file = join(folder, "package.json");
  if (!existsSync(file)) throw new Error(`no package.json in ${folder}`);
  const { name, version, license } = JSON.parse(readFileSync(file, "utf8"));
  if (typeof license !== "string") throw new Error(`${name} states no licence`);
  return { name, version, licence: license };
}
