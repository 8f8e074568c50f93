/* The server's requests, typed. Everything here can be done by a program too: docs/bot-api.md. */

import { tellProblem } from '../telling/tell';
import type {
  BotShown,
  ComponentShown,
  Forecast,
  GameShown,
  Hint,
  Links,
  Moment,
  Offer,
  PersonShown,
  Problem,
  Reckoning,
  Statistics,
  TableRow,
  TableShown,
  TableWish,
  TokenShown,
} from './wire';

/** A request that the server refused, or that never reached it (status 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(tellProblem(problem.kind, problem.sentence));
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    /* Sentences in English, which are said in the language in use; see telling/. */
    answer = await fetch(`/api${path}${path.includes('?') ? '&' : '?'}language=en`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { kind: 'offline', sentence: '', table: null });
  }
  const text = await answer.text();
  const json = answer.headers.get('content-type')?.includes('json') ?? false;
  if (answer.ok) return (json ? JSON.parse(text) : text) as Answer;
  throw new Refused(
    answer.status,
    json ? (JSON.parse(text) as Problem) : { kind: 'server', sentence: text, table: null },
  );
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string | number] => pair[1] != null);
  return given.length ? '?' + given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&') : '';
}

/** Fetched once a visit. */
const kept = new Map<string, Promise<unknown>>();
function once<Answer>(path: string): Promise<Answer> {
  let found = kept.get(path) as Promise<Answer> | undefined;
  if (!found) {
    found = ask<Answer>('GET', path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const api = {
  games: () => once<GameShown[]>('/games'),
  components: (game: string) => once<ComponentShown[]>(`/games/${game}/components`),
  bots: () => once<BotShown[]>('/bots'),

  me: () => ask<PersonShown | null>('GET', '/sessions/current'),
  becomeGuest: (name: string) => ask<PersonShown>('POST', '/guests', { name }),
  rename: (name: string) => ask<PersonShown>('PATCH', '/me', { name }),
  signUp: (name: string, password: string) => ask<PersonShown>('POST', '/accounts', { name, password }),
  signIn: (name: string, password: string) => ask<PersonShown>('POST', '/sessions', { name, password }),
  changePassword: (old: string, fresh: string) => ask<PersonShown>('PUT', '/me/password', { old, new: fresh }),
  signOut: () => ask<string>('DELETE', '/sessions/current'),
  signOutEverywhere: () => ask<string>('DELETE', '/sessions'),
  forgetMe: () => ask<string>('DELETE', '/me'),
  tokens: () => ask<TokenShown[]>('GET', '/tokens'),
  makeToken: (label: string) => ask<TokenShown>('POST', '/tokens', { label }),
  deleteToken: (id: string) => ask<string>('DELETE', `/tokens/${id}`),

  open: (wish: TableWish) => ask<TableShown>('POST', '/tables', wish),
  importRecord: (record: string) => ask<TableShown>('POST', '/records', { record }),
  listed: (status?: TableShown['status']) => ask<TableRow[]>('GET', `/tables${query({ status })}`),
  mine: (status?: TableShown['status'], before?: number) =>
    ask<TableRow[]>('GET', `/me/tables${query({ status, before })}`),
  table: (id: string, more: { seat?: number; since?: number; key?: string } = {}) =>
    ask<TableShown>('GET', `/tables/${id}${query(more)}`),
  closed: (id: string, seat?: number | null) => ask<Offer[]>('GET', `/tables/${id}/closed${query({ seat })}`),
  forecast: (id: string, seat?: number | null) => ask<Forecast>('GET', `/tables/${id}/forecast${query({ seat })}`),
  links: (id: string) => ask<Links>('GET', `/tables/${id}/links`),
  record: (id: string) => ask<string>('GET', `/tables/${id}/record`),
  moment: (id: string, ply: number, seat?: number | null, laidOpen = false, key?: string) =>
    ask<Moment>('GET', `/tables/${id}/plies/${ply}${query({ seat, laid_open: laidOpen ? 'true' : null, key })}`),
  ledger: (id: string, seat?: number | null, key?: string) =>
    ask<Reckoning>('GET', `/tables/${id}/ledger${query({ seat, key })}`),
  hint: (id: string, ply: number | null, bot = 'mason') => ask<Hint>('POST', `/tables/${id}/hint`, { ply, bot }),
  playOn: (id: string, ply: number, seat: number, bot: string) =>
    ask<TableShown>('POST', `/tables/${id}/play-on`, { ply, seat, bot }),
  statistics: () => ask<Statistics>('GET', '/me/statistics'),
  sit: (id: string, seat: number, key: string) => ask<TableShown>('POST', `/tables/${id}/seats/${seat}`, { key }),
  rise: (id: string, seat: number) => ask<TableShown>('DELETE', `/tables/${id}/seats/${seat}`),
  watch: (id: string, key: string) => ask<TableShown>('POST', `/tables/${id}/watch`, { key }),
  start: (id: string, fill: string | null) => ask<TableShown>('POST', `/tables/${id}/start`, { fill }),
  resign: (id: string, seat: number) => ask<TableShown>('POST', `/tables/${id}/seats/${seat}/resign`),
  standIn: (id: string, seat: number, bot: string) =>
    ask<TableShown>('POST', `/tables/${id}/seats/${seat}/stand-in`, { bot }),
  back: (id: string, seat: number) => ask<TableShown>('POST', `/tables/${id}/seats/${seat}/back`),
  rematch: (id: string) => ask<TableShown>('POST', `/tables/${id}/rematch`),
};
