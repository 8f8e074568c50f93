/* A live table as one person sees it: what is shown now, which may be a moment behind what has happened, so that
   every move can be followed; and all that can be done beside playing. */

import { tick } from 'svelte';
import { api } from '../api/client';
import { LiveTable, type News } from '../api/live.svelte';
import type { Forecast, Offer, Step, TableShown } from '../api/wire';
import { coverPoints } from '../game/covered';
import { momentOf } from '../game/moment';
import type { Moment, View } from '../game/types';
import { plugOf } from '../games';
import { settings } from '../settings.svelte';
import { showStep, whereTheyStand } from './flights';
import { callAttention, forgetAttention } from './attention';
import { play, soundOf } from './sounds';

/** How long a move of somebody else stays before the next, in milliseconds at normal speed. */
const HOLD = 750;
/** So many moves that nobody has seen yet make everything faster. */
const CROWD = 6;

/** The same every time, so that nothing is drawn anew for it. */
const NONE: Offer[] = [];

interface Frame {
  step: Step;
  /** The table after the step; null where only the story tells of it. */
  table: TableShown | null;
}

export class Room {
  readonly live: LiveTable;
  /** What is shown; it catches up with `live.table`. */
  shown: { table: TableShown; view: View | null; story: Step[] } | null = $state.raw(null);
  closed: Offer[] = $state.raw(NONE);
  forecast: Forecast | null = $state.raw(null);
  /** What happened while nobody looked. */
  missed: Step[] = $state.raw([]);
  /** What another has just taken back. */
  takenBack: Step | null = $state.raw(null);
  /** At a shared screen: the seat that the screen must be handed to first. */
  handTo: number | null = $state(null);
  /** At a shared screen: whoever decides looks at their own points. */
  peeks = $state(false);
  /** How much of the talk has been read. */
  readTo = $state(0);

  #queue: Frame[] = [];
  #running = false;
  #skip: (() => void) | null = null;
  #seen: number;
  #eyes: number | null | undefined = undefined;

  constructor(id: string, key = '') {
    this.live = new LiveTable(id, key);
    this.live.onnews = (news) => this.#hear(news);
    this.#seen = Number(localStorage.getItem(`seen:${id}`) ?? -1);
  }

  /** Whether moves are still being shown. */
  get behind(): boolean {
    return this.shown !== null && this.shown.table !== this.live.table;
  }

  get moment(): Moment | null {
    if (!this.shown?.view) return null;
    const { table, view, story } = this.shown;
    const current = table === this.live.table && this.live.line === 'open';
    const offers = current ? table.offers : NONE;
    const moment = momentOf({ ...table, view, offers }, story, current ? this.closed : NONE);
    return moment && this.covers && !this.peeks ? coverPoints(moment) : moment;
  }

  /** Whether several people at this screen have points that the others must not see. */
  get covers(): boolean {
    const table = this.live.table;
    return table?.status === 'running' && this.mine.length > 1 && plugOf(table.game).hidesPoints;
  }

  /** The seats at this screen. */
  get mine(): number[] {
    return this.live.table?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? [];
  }

  /** Whether there is anything of one's own to take back. */
  get hasActed(): boolean {
    return this.live.story.some((step) => step.seat !== null && step.ply > 0 && this.mine.includes(step.seat));
  }

  get decidesHere(): boolean {
    const table = this.live.table;
    return table !== null && table.decides !== null && this.mine.includes(table.decides);
  }

  get unread(): number {
    return this.live.chat.filter((line) => line.version > this.readTo).length;
  }

  open(): () => void {
    const end = this.live.open();
    const look = (): void => {
      if (document.visibilityState === 'visible') this.#return();
      else this.#leave();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', this.#leave);
    return () => {
      this.#leave();
      end();
      this.#queue = [];
      this.#skip?.();
      forgetAttention();
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', this.#leave);
    };
  }

  play(action: number | string): void {
    this.missed = [];
    this.skip();
    this.live.play(action);
  }

  /** Show everything that has happened at once. */
  skip(): void {
    this.#queue = [];
    this.#skip?.();
    this.#settle();
  }

  async lookAtForecast(): Promise<void> {
    const table = this.live.table;
    if (table?.status !== 'running') return void (this.forecast = null);
    try {
      const found = await api.forecast(table.id, table.seat);
      if (this.live.table?.ply === table.ply) this.forecast = found;
    } catch {
      this.forecast = null;
    }
  }

  #hear({ table, fresh, undone, gone }: News): void {
    const first = this.shown === null;
    if (gone) this.takenBack = this.mine.includes(gone.seat ?? -1) ? null : gone;
    else if (fresh.length) this.takenBack = null;
    this.#handOver(table);
    if (first) this.#greet(table);
    const jump = first || undone || !fresh.length || settings.get('speed') === 'off' || document.hidden;
    if (jump) {
      this.#queue = [];
      this.#skip?.();
      this.#settle();
    } else {
      this.#queue.push(...fresh.map((step, at) => ({ step, table: at === fresh.length - 1 ? table : null })));
      void this.#run();
    }
  }

  /* At a shared screen nobody sees another's hand: the next one says that the screen is theirs. */
  #handOver(table: TableShown): void {
    const before = this.#eyes;
    this.#eyes = table.seat;
    if (before !== table.seat) this.peeks = false;
    const secret = table.status === 'running' && plugOf(table.game).handsOver;
    if (!secret || this.mine.length < 2 || table.seat === null) this.handTo = null;
    else if (before !== table.seat) this.handTo = table.seat;
  }

  #greet(table: TableShown): void {
    const { story } = this.live;
    this.readTo = this.live.chat.at(-1)?.version ?? 0;
    if (this.#seen >= 0 && table.status === 'running')
      this.missed = story.filter((step) => step.ply > this.#seen && !this.mine.includes(step.seat ?? -1));
  }

  readonly #leave = (): void => {
    const ply = this.live.table?.ply;
    if (ply === undefined) return;
    this.#seen = ply;
    localStorage.setItem(`seen:${this.live.id}`, String(ply));
  };

  #return(): void {
    forgetAttention();
    if (this.#seen >= 0) this.missed = this.live.story.filter((step) => step.ply > this.#seen);
  }

  #settle(): void {
    const { table, story } = this.live;
    if (!table) return;
    const was = this.shown?.table;
    this.shown = { table, view: table.view, story };
    if (was === table) return;
    const asked = table.status === 'running' && this.decidesHere && !table.seats[table.decides ?? -1]?.stand_in;
    if (asked && (was === undefined || was.decides !== table.decides || was.ply !== table.ply)) {
      if (!this.mine.includes(was?.decides ?? -1) && was) callAttention();
    }
    if (was?.ply !== table.ply || was.seat !== table.seat) {
      this.closed = NONE;
      if (asked) void this.#explain(table);
      void this.lookAtForecast();
    }
  }

  /* Why what is not open is not, for those who ask. */
  async #explain(table: TableShown): Promise<void> {
    try {
      const closed = await api.closed(table.id, table.seat);
      if (this.live.table === table) this.closed = closed;
    } catch {
      this.closed = NONE;
    }
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) await this.#show(frame);
    } finally {
      this.#running = false;
      this.#settle();
    }
  }

  async #show({ step, table }: Frame): Promise<void> {
    const now = table ?? this.live.table;
    if (!now || !this.shown) return;
    const view = table ? table.view : await this.#viewAt(step.ply, now);
    if (!view || !this.shown) return;
    const pace = Number(settings.get('speed')) * (this.#queue.length > CROWD ? 3 : 1);
    const before = whereTheyStand();
    const story = this.live.story.filter((told) => told.ply <= step.ply);
    if (table === this.live.table && table) this.#settle();
    else this.shown = { table: { ...now, status: 'running', decides: view.decision?.seat ?? null }, view, story };
    await tick();
    const sound = soundOf(step);
    if (sound) play(sound);
    const skipped = new Promise<void>((resolve) => (this.#skip = resolve));
    const mine = this.mine.includes(step.seat ?? -1);
    const hold = mine ? 0 : HOLD / pace;
    const held = new Promise<void>((resolve) => setTimeout(resolve, hold));
    await Promise.race([skipped, Promise.all([showStep(step, view, before, pace), held])]);
    this.#skip = null;
  }

  async #viewAt(ply: number, table: TableShown): Promise<View | null> {
    if (this.#queue.length > CROWD) return null;
    try {
      return (await api.moment(this.live.id, ply, table.seat)).view;
    } catch {
      return null;
    }
  }
}
