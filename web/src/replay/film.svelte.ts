/* A game as a film: any moment of it, through any eyes that are allowed. */

import { api } from '../api/client';
import { me } from '../api/person.svelte';
import type * as wire from '../api/wire';
import { sentenceOf } from '../home/opening.svelte';
import type { Moment } from '../game/types';

/** Through whose eyes: a seat's, everybody's at once, or those of whoever looks. */
export type Eyes = number | 'open' | 'own';
export const PACES = [1, 2, 4] as const;
const HOLD = 1100;

export class Film {
  readonly id: string;
  readonly key: string;
  table: wire.TableShown | null = $state.raw(null);
  ply = $state(0);
  eyes: Eyes = $state('own');
  playing = $state(false);
  pace: (typeof PACES)[number] = $state(1);
  problem = $state('');
  /** What is on the screen; it stays until the next one is there. */
  shown: wire.Moment | null = $state.raw(null);
  readonly #moments: Record<string, Promise<wire.Moment>> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, key: string) {
    this.id = id;
    this.key = key;
  }

  get over(): boolean {
    return this.table?.status === 'over';
  }
  get plies(): number {
    return this.table?.ply ?? 0;
  }
  get atEnd(): boolean {
    return this.ply >= this.plies;
  }

  /** The first ply of each turn, for leaps and for the marks under the slider. */
  get turns(): { turn: number; ply: number }[] {
    const found: { turn: number; ply: number }[] = [];
    for (const step of this.table?.steps ?? [])
      if (step.turn !== found.at(-1)?.turn) found.push({ turn: step.turn, ply: step.ply });
    return found;
  }

  get moment(): Moment | null {
    if (!this.table || !this.shown) return null;
    const { ply, view } = this.shown;
    return {
      name: '',
      ply,
      names: this.table.seats.map((seat) => seat.name),
      view,
      offers: [],
      story: this.table.steps.filter((step) => step.ply <= ply),
    };
  }

  /** Fetch the game, then show a moment of it. */
  async open(ply: number | null, eyes: Eyes | null): Promise<void> {
    try {
      await me.known();
      this.table = await api.table(this.id, { since: 0, ...(this.key ? { key: this.key } : {}) });
      const allowed = this.over ? eyes : null;
      this.eyes = allowed ?? (this.over ? 'open' : 'own');
      await this.go(ply ?? (this.over ? 0 : this.plies));
    } catch (error) {
      this.problem = sentenceOf(error);
    }
  }

  async go(ply: number): Promise<void> {
    this.ply = Math.min(Math.max(0, ply), this.plies);
    await this.#show();
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.#show();
  }

  /** To the beginning of the turn before or after. */
  leap(by: 1 | -1): void {
    const { turns, ply } = this;
    const to = by > 0 ? turns.find((each) => each.ply > ply)?.ply : turns.findLast((each) => each.ply < ply)?.ply;
    void this.go(to ?? (by > 0 ? this.plies : 0));
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.atEnd) this.ply = 0;
    this.#next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.#timer = setTimeout(async () => {
      if (this.atEnd) return this.stop();
      await this.go(this.ply + 1);
      this.#next();
    }, HOLD / this.pace);
  }

  async #show(): Promise<void> {
    const { ply, eyes } = this;
    try {
      const moment = await this.#fetch(ply, eyes);
      if (ply !== this.ply || eyes !== this.eyes) return;
      this.shown = moment;
      this.problem = '';
      if (ply < this.plies) void this.#fetch(ply + 1, eyes).catch(() => undefined);
    } catch (error) {
      this.stop();
      this.problem = sentenceOf(error);
    }
  }

  #fetch(ply: number, eyes: Eyes): Promise<wire.Moment> {
    const name = `${ply}/${eyes}`;
    let found = this.#moments[name];
    if (!found) {
      const seat = typeof eyes === 'number' ? eyes : null;
      found = api.moment(this.id, ply, seat, eyes === 'open', this.key || undefined);
      this.#moments[name] = found;
      found.catch(() => delete this.#moments[name]);
    }
    return found;
  }
}

/** What an address says about whose eyes are wanted. */
export function readEyes(text: string | null): Eyes | null {
  if (text === 'open') return 'open';
  return text !== null && /^[0-4]$/.test(text) ? Number(text) : null;
}
