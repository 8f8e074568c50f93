/* A table as it lives: one WebSocket that comes again after every break and knows how far it has heard.
   An action is sent with the version it answers, so that sending it twice does no harm and none is lost. */

import { fold } from './fold';
import type { ChatLine, ClientMessage, ServerMessage, Step, TableShown } from './wire';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const ANSWER_WAIT = 8_000;
/** After so much silence a page that is looked at again asks whether the line still stands. */
const SILENCE = 20_000;
const REFUSED = 4400;

export type Line = 'connecting' | 'open' | 'away' | 'refused';

interface Sent {
  version: number;
  ply: number;
  action: number | string;
  ref: string;
}

export interface News {
  table: TableShown;
  /** What happened since the last news; empty at the first, for the story is then told from its beginning. */
  fresh: Step[];
  /** Something was taken back. */
  undone: boolean;
  /** The action with which taking back began, if the story ends before it now. */
  gone: Step | null;
}

/** The story with what is new: cut back to an action, then gone on with. */
export function goOn(story: Step[], table: Pick<TableShown, 'from_ply' | 'steps'>): Step[] {
  const first = table.steps[0]?.ply ?? table.from_ply + 1;
  const kept = story.filter((step) => step.ply <= table.from_ply && step.ply < first);
  return table.steps.length || kept.length < story.length ? [...kept, ...table.steps] : story;
}

/** The first action of a story that it has no more. */
export function goneFrom(before: Step[], after: Step[]): Step | null {
  const end = after.at(-1)?.ply ?? 0;
  return before.find((step) => step.ply > end) ?? null;
}

export class LiveTable {
  table: TableShown | null = $state.raw(null);
  story: Step[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  line: Line = $state('connecting');
  /** When the next try is due, in milliseconds of Date.now(). */
  retryAt = $state(0);
  /** Why the last message was not followed, until the next one is. */
  refusal: { problem: string; sentence: string } | null = $state.raw(null);
  /** The action that is on its way. */
  sent: Sent | null = $state.raw(null);
  /** Hears every change of the table, in order. */
  onnews: ((news: News) => void) | null = null;

  readonly id: string;
  readonly #key: string;
  #socket: WebSocket | null = null;
  #known = 0;
  #wait = FIRST_WAIT;
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #first = true;
  #closed = false;
  #count = 0;

  constructor(id: string, key = '') {
    this.id = id;
    this.#key = key;
  }

  /** Connect and stay connected; gives what ends it. */
  open(): () => void {
    const retry = (): void => this.tryNow();
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      if (this.line !== 'open') this.tryNow();
      else if (Date.now() - this.#heardAt > SILENCE) this.#probe();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', look);
    this.#connect();
    return () => {
      this.#closed = true;
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', look);
      this.#drop();
    };
  }

  /** Take an action, once: nothing else can be taken before it is answered. */
  play(action: number | string): void {
    if (!this.table || this.sent) return;
    this.refusal = null;
    const { version, ply } = this.table;
    this.sent = { version, ply, action, ref: `${version}.${++this.#count}` };
    this.#sendPlay();
  }

  say(text: string): void {
    this.#send({ kind: 'say', text });
  }

  undo(): void {
    if (this.table && !this.sent) this.#send({ kind: 'undo', version: this.table.version });
  }

  answerUndo(agree: boolean): void {
    this.#send({ kind: 'answer-undo', agree });
  }

  look(seat: number | null): void {
    this.#send({ kind: 'look', seat });
  }

  tryNow(): void {
    if (this.#closed || this.line === 'open' || this.line === 'refused') return;
    this.#wait = FIRST_WAIT;
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    if (this.line !== 'away') this.line = 'connecting';
    this.retryAt = 0;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const key = this.#key ? `&key=${encodeURIComponent(this.#key)}` : '';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/live?changes=true&language=en&since=${this.#known}${key}`,
    );
    this.#socket = socket;
    this.#expectAnswer();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code, event.reason);
    };
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#answerTimer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(code: number, reason: string): void {
    this.#drop();
    if (this.#closed) return;
    if (code >= REFUSED && code < REFUSED + 100 && code !== 4429) {
      this.line = 'refused';
      this.refusal = { problem: 'refused', sentence: reason };
      return;
    }
    this.line = 'away';
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /* A line can be dead without saying so, after sleep for one: no answer in time counts as a break. */
  #expectAnswer(): void {
    clearTimeout(this.#answerTimer);
    this.#answerTimer = setTimeout(() => this.#lost(0, ''), ANSWER_WAIT);
  }

  #probe(): void {
    this.#send({ kind: 'look', seat: null });
    this.#expectAnswer();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #sendPlay(): void {
    if (!this.sent) return;
    const { version, action, ref } = this.sent;
    this.#send({ kind: 'play', version, action, ref });
    if (this.line === 'open') this.#expectAnswer();
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#answerTimer);
    this.#heardAt = Date.now();
    this.#wait = FIRST_WAIT;
    if (message.kind === 'refusal') {
      this.refusal = message;
      if (message.ref === undefined || message.ref === this.sent?.ref) this.sent = null;
    } else if (message.kind === 'update') this.#update(message.table);
    else if (message.kind === 'change') {
      const table = fold(this.table, message);
      if (table) this.#update(table);
      else this.#probe();
    }
  }

  #update(table: TableShown): void {
    const again = this.line !== 'open';
    const before = this.story;
    this.story = goOn(this.#known === 0 ? [] : this.story, table);
    this.chat = [...this.chat, ...table.chat.filter((said) => said.version > (this.chat.at(-1)?.version ?? -1))];
    this.#known = table.version;
    this.line = 'open';
    const undone = !this.#first && table.from_ply < (before.at(-1)?.ply ?? 0);
    const gone = this.#first ? null : goneFrom(before, this.story);
    const fresh = this.#first ? [] : table.steps;
    this.#first = false;
    this.table = table;
    if (this.sent) {
      if (table.ply !== this.sent.ply) this.sent = null;
      else if (again) this.#sendPlay();
    }
    this.onnews?.({ table, fresh, undone, gone });
  }
}
