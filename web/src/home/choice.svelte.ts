/* What somebody likes to play; kept, so that the next game is one click away. */

import type { SeatWish } from '../api/wire';

export interface GameKind {
  id: string;
  emblem: string;
  kind: string;
  most: number;
  /** About how many minutes a game takes with 2, 3, 4 and 5 players. */
  minutes: number[];
}

export const GAMES: GameKind[] = [
  { id: 'caylus', emblem: 'cathedral', kind: 'prestige', most: 5, minutes: [25, 35, 45, 60] },
  { id: 'caylus-1303', emblem: 'coveredmarket', kind: 'wood', most: 5, minutes: [18, 24, 30, 38] },
  { id: 'magna-carta', emblem: 'lawyer', kind: 'stone', most: 4, minutes: [12, 16, 20] },
];

/** From easy to hard, with an emblem each. */
export const LEVELS: [code: string, emblem: string][] = [
  ['apprentice', 'daylaborer'],
  ['journeyman', 'carpenter'],
  ['mason', 'mason'],
  ['master-builder', 'architect'],
  ['kings-architect', 'cathedral'],
];

/** Who sits on a chair: a friend with the link, somebody at this screen, or a bot. */
export type Chair = 'link' | 'here' | 'bot';

class Choice {
  game = $state('caylus');
  players = $state(3);
  level = $state('mason');
  /** The chairs beside one's own, at a table with friends. */
  chairs: Chair[] = $state(['link', 'link', 'link', 'link']);
  names: string[] = $state(['', '', '', '']);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem('play') ?? '{}') as Partial<Choice>;
      if (GAMES.some(({ id }) => id === kept.game)) this.game = kept.game as string;
      if (LEVELS.some(([code]) => code === kept.level)) this.level = kept.level as string;
      this.seat(Number(kept.players) || 3);
    } catch {
      localStorage.removeItem('play');
    }
  }

  get kind(): GameKind {
    return GAMES.find(({ id }) => id === this.game) ?? (GAMES[0] as GameKind);
  }

  get minutes(): number {
    return this.kind.minutes[this.players - 2] ?? 30;
  }

  seat(players: number): void {
    this.players = Math.min(Math.max(2, players), this.kind.most);
  }

  choose(game: string): void {
    this.game = game;
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
