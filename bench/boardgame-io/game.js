// A stand-in for Amsterdam of two seats: as many actions, a state of the same kind and size, the same secrets.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const COLORS = ['blue', 'green', 'pink', 'red', 'yellow', 'black', 'wild'];
const COPIES = 12;
const ROUTES = 40;
// A game of Amsterdam between two seats that choose at random takes as many.
const ACTIONS = 60;

function fill(G) {
  while (G.display.length < 5 && G.secret.deck.length > 0) G.display.push(G.secret.deck.pop());
}

// Two cards make a turn, and so does one route.
function acted({ G, ctx, events }, endsTurn) {
  G.actions += 1;
  fill(G);
  if (G.actions >= ACTIONS) {
    const points = Object.values(G.scores);
    events.endGame({ points });
  } else if (endsTurn || G.drawn === 2) {
    G.drawn = 0;
    events.endTurn();
  }
}

// Nothing is guessed by the client, as at Towpath: every move goes to the server and back.
const onServer = (move) => ({ move, client: false });

const draw = onServer(({ G, ctx, playerID, events, random }) => {
  if (G.secret.deck.length === 0) {
    if (G.discard.length === 0) return INVALID_MOVE;
    G.secret.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  const card = G.secret.deck.pop();
  G.players[playerID].hand.push(card);
  G.drawn += 1;
  acted({ G, ctx, events }, false);
});

const take = onServer(({ G, ctx, playerID, events }, place) => {
  if (!(place >= 0 && place < G.display.length)) return INVALID_MOVE;
  const [card] = G.display.splice(place, 1);
  G.players[playerID].hand.push(card);
  G.drawn += 1;
  acted({ G, ctx, events }, false);
});

const build = onServer(({ G, ctx, playerID, events }, route, color) => {
  const { hand } = G.players[playerID];
  const { owner, length } = G.routes[route] ?? {};
  const cards = hand.filter((card) => card === color);
  if (G.drawn > 0 || owner !== null || cards.length < length) return INVALID_MOVE;
  for (let paid = 0; paid < length; paid += 1) {
    hand.splice(hand.indexOf(color), 1);
    G.discard.push(color);
  }
  G.routes[route].owner = playerID;
  G.scores[playerID] += length;
  acted({ G, ctx, events }, true);
});

const Amsterdam = {
  name: 'amsterdam',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ ctx, random }) => {
    const cards = COLORS.flatMap((color) => Array(COPIES).fill(color));
    const contracts = random.Shuffle([...Array(34).keys()]);
    const deck = random.Shuffle(cards);
    const players = {};
    const scores = {};
    for (let seat = 0; seat < ctx.numPlayers; seat += 1) {
      players[seat] = { hand: deck.splice(0, 3), contracts: contracts.splice(0, 2) };
      scores[seat] = 0;
    }
    const routes = [...Array(ROUTES).keys()].map((route) => ({ owner: null, length: 1 + (route % 4), color: COLORS[route % 6] }));
    const G = { secret: { deck, contracts }, players, scores, routes, display: [], discard: [], drawn: 0, actions: 0 };
    fill(G);
    return G;
  },
  moves: { draw, take, build },
};

// Everything that the seat may do, as [move, ...arguments].
function legal(G, playerID) {
  const list = G.display.map((_, place) => ['take', place]);
  list.push(['draw']);
  if (G.drawn > 0) return list;
  const counts = {};
  for (const card of G.players[playerID].hand) counts[card] = (counts[card] ?? 0) + 1;
  G.routes.forEach((route, place) => {
    for (const color of Object.keys(counts)) {
      if (route.owner === null && counts[color] >= route.length) list.push(['build', place, color]);
    }
  });
  return list;
}

module.exports = { Amsterdam, legal };
