// What the front page does not say. A glob must stand there as it is, so that each language has this file.
const catalogues = import.meta.glob<string>(
  ["../messages/{board,replay,talk}.fr.ftl", "../../../../src/oenach/messages/logs.fr.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(catalogues);
