// A glob must stand there as it is, so that each language has this file. Of the program's own catalogues pages
// say these; the others are for commands. A game's words are its own: some it shares with the terminal, some are
// the page's.
const catalogues = import.meta.glob<string>(
  [
    "../../../../src/oenach/messages/{bots,kernel,server,story}.en.ftl",
    "../../../../src/oenach/games/*/messages/*.en.ftl",
    "!../../../../src/oenach/games/*/messages/{lessons,map,terminal}.en.ftl",
    "../messages/*.en.ftl",
    "!../messages/{board,replay,talk}.en.ftl",
    "../../games/*/messages/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(catalogues);
