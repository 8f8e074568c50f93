// Rooms of boardgame.io with its memory store: a small game in which players take spaces in turn.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SPACES = 24;

const placing = {
  name: "placing",
  setup: ({ ctx }) => ({
    spaces: Array(SPACES).fill(null),
    coins: Array(ctx.numPlayers).fill(10),
    goods: Array.from({ length: ctx.numPlayers }, () => ({ food: 2, wood: 1, stone: 0, cloth: 0, gold: 0 })),
    points: Array(ctx.numPlayers).fill(0),
    round: 1,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, space) => {
      const seat = Number(playerID);
      if (!(space >= 0 && space < SPACES) || G.spaces[space] !== null) return INVALID_MOVE;
      G.spaces[space] = seat;
      G.coins[seat] += 1;
      G.goods[seat].wood += 1;
      G.points[seat] += space % 4;
      if (G.spaces.every((owner) => owner !== null)) {
        G.spaces = Array(SPACES).fill(null);
        G.round += 1;
      }
    },
  },
};

const port = Number(process.argv[2]);
Server({ games: [placing], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log("ready") });
