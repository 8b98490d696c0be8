// A game for boardgame.io with the traffic of the one that servers are measured with: two seats in
// turn, each turns up one of 63 tokens and then keeps or leaves it, so 126 moves a match. What lies
// face down is hidden by `playerView`. Rules are next to none: that is in boardgame.io's favour.
//
// node server.js MODULES memory|FOLDER: prints its address, keeps matches in memory or in files.
'use strict';

const path = require('path');
const [modules, kept] = process.argv.slice(2);
const wanted = (name) => require(path.join(modules, name));
const { Server, FlatFile } = wanted('boardgame.io/server');
const { PlayerView } = wanted('boardgame.io/core');
const { INVALID_MOVE } = wanted('boardgame.io/core');

const COLOURS = 5;
const TOKENS = 63;

function setup({ random }) {
  const tokens = Array.from({ length: TOKENS }, (_, n) => ({ colour: n % COLOURS, value: (n % 11) + 1 }));
  const rows = () => Array.from({ length: COLOURS }, () => []);
  return {
    secret: { tokens: random.Shuffle(tokens) },
    middle: Array(TOKENS).fill(null),
    up: null,
    free: Array.from({ length: TOKENS }, (_, n) => n),
    rows: { 0: rows(), 1: rows() },
    scores: { 0: 0, 1: 0 },
  };
}

const moves = {
  turn({ G }, place) {
    const at = G.free.indexOf(place);
    if (G.up !== null || at < 0) return INVALID_MOVE;
    G.free.splice(at, 1);
    G.middle[place] = G.secret.tokens[place];
    G.up = place;
  },
  keep({ G, playerID }) {
    if (G.up === null) return INVALID_MOVE;
    const token = G.middle[G.up];
    G.rows[playerID][token.colour].push(token);
    G.scores[playerID] += token.value;
    G.middle[G.up] = null;
    G.up = null;
  },
  leave({ G }) {
    if (G.up === null) return INVALID_MOVE;
    G.up = null;
  },
};

const game = {
  name: 'tokens',
  setup,
  moves,
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 2, maxMoves: 2 },
  playerView: PlayerView.STRIP_SECRETS,
  endIf: ({ G }) => (G.free.length === 0 && G.up === null ? { scores: G.scores } : undefined),
};

const db = kept === 'memory' ? undefined : new FlatFile({ dir: kept });
const server = Server({ games: [game], origins: [/127\.0\.0\.1/], db });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
