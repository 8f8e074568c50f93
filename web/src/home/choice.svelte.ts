/* What somebody likes to play; kept, so that the next game is one click away. */

import { api } from '../api/client';
import type { SeatWish } from '../api/wire';
import { GAMES, plugOf } from '../games';
import type { Plug } from '../games/plug';

/** From easy to hard, with an emblem each. */
export const LEVELS: [code: string, emblem: string][] = [
  ['apprentice', 'daylaborer'],
  ['journeyman', 'carpenter'],
  ['mason', 'mason'],
  ['master-builder', 'architect'],
  ['kings-architect', 'cathedral'],
  ['master', 'castle'],
];

/** Who sits on a chair: a friend with the link, somebody at this screen, or a bot. */
export type Chair = 'link' | 'here' | 'bot';

const [FIRST] = GAMES as [Plug, ...Plug[]];

class Choice {
  /** What can be played here: the games with a folder, and whatever else the server has. */
  games: Plug[] = $state.raw(GAMES);
  game = $state(FIRST.id);
  players = $state(3);
  level = $state('mason');
  /** The chairs beside one's own, at a table with friends. */
  chairs: Chair[] = $state(['link', 'link', 'link', 'link']);
  names: string[] = $state(['', '', '', '']);

  #wish = '';

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem('play') ?? '{}') as Partial<Choice>;
      if (LEVELS.some(([code]) => code === kept.level)) this.level = kept.level as string;
      this.players = Number(kept.players) || 3;
      this.choose(String(kept.game ?? this.game));
    } catch {
      localStorage.removeItem('play');
    }
  }

  /** Ask the server what else it has. */
  async meet(): Promise<void> {
    const shown = await api.games().catch(() => []);
    const others = shown.filter(({ id }) => !GAMES.some((game) => game.id === id));
    this.games = [
      ...GAMES,
      ...others.map(({ id, players }): Plug => ({
        ...plugOf(id),
        players: [Math.min(...players), Math.max(...players)],
      })),
    ];
    if (this.#wish) this.choose(this.#wish);
  }

  get kind(): Plug {
    return this.games.find(({ id }) => id === this.game) ?? FIRST;
  }

  /** About how long it will take; null where nobody knows. */
  get minutes(): number | null {
    return this.kind.minutes[this.players - this.kind.players[0]] ?? null;
  }

  seat(players: number): void {
    const [least, most] = this.kind.players;
    this.players = Math.min(Math.max(least, players), most);
    for (let at = this.chairs.length; at < most - 1; at++) {
      this.chairs.push('link');
      this.names.push('');
    }
  }

  /** A game that is not known yet is chosen as soon as it is. */
  choose(game: string): void {
    const known = this.games.some(({ id }) => id === game);
    this.#wish = known ? '' : game;
    if (known) this.game = game;
    this.seat(this.players);
  }

  keep(): void {
    const { game, players, level } = this;
    localStorage.setItem('play', JSON.stringify({ game, players, level }));
  }

  /** Oneself and bots. */
  againstBots(): SeatWish[] {
    const bots = Array.from({ length: this.players - 1 }, (): SeatWish => ({ kind: 'bot', bot: this.level }));
    return [{ kind: 'me' }, ...bots];
  }

  /** Oneself and whoever is to sit on the other chairs. */
  withFriends(nameOf: (at: number) => string): SeatWish[] {
    const others = this.chairs.slice(0, this.players - 1).map((chair, at): SeatWish => {
      if (chair === 'bot') return { kind: 'bot', bot: this.level };
      return chair === 'here' ? { kind: 'me', name: nameOf(at) } : { kind: 'open' };
    });
    return [{ kind: 'me' }, ...others];
  }
}

export const choice = new Choice();
