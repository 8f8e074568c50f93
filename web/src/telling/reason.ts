/* Why a bot would do something: the server's sentence, taken apart and put together anew in the language in use. */

import { speaksOfReasons, tell } from './tell';

/** One thing that an answer does, as a verb and what follows it. */
export type Doing = [verb: string, rest: string];

/** The words for a bot's reasons in a language. */
export interface Reasons {
  /** What counts about a position, as it is said after "brings" and "costs". */
  features: Record<string, string>;
  brings: string;
  costs: string;
  /** Points that somebody else will lack. */
  takes: (points: number, shown: string, name: string) => Doing;
  /** The whole sentence; there is at least one doing. */
  compared: (than: string, doings: Doing[]) => string;
  same: (than: string) => string;
  onlyWay: string;
  /** How another would answer. */
  reply: (name: string, deed: string) => string;
}

const COMPARED = /^Compared with '([^']*)' it (.*)\.$/;
const SAME = /^It comes to much the same as '([^']*)'\.$/;
const REPLY = /^(.+\.) (.+?) would answer: (.+)\.$/;
const ONLY_WAY = 'There is nothing else to do.';
const WORTH = /(?:, | and )?(?:brings |costs )?(.+?) \(([+-]\d+\.\d)\)/y;
const TAKES = /^(?:, | and )?takes (\d+\.\d) points from (.+)$/;

/** The reason in words of a language; null if it has none. `words` says an action, given its notation or sentence. */
export function sayReason(
  book: Reasons,
  reason: string,
  language: string,
  words: (action: string) => string,
): string | null {
  const [answered, before = '', name = '', deed = ''] = REPLY.exec(reason) ?? [];
  if (answered !== undefined) {
    const said = sayReason(book, before, language, words);
    return said && `${said} ${book.reply(name, words(deed))}`;
  }
  if (reason === ONLY_WAY) return book.onlyWay;
  const same = SAME.exec(reason);
  if (same) return book.same(words(same[1] ?? ''));
  const [, than = '', listed = ''] = COMPARED.exec(reason) ?? [];
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const gains: string[] = [];
  const losses: string[] = [];
  let read = 0;
  for (;;) {
    WORTH.lastIndex = read;
    const [whole, phrase = '', points = ''] = WORTH.exec(listed) ?? [];
    if (whole === undefined) break;
    const said = book.features[phrase];
    if (said === undefined) return null;
    const shown = number.format(Math.abs(Number(points)));
    (points.startsWith('-') ? losses : gains).push(`${said} (${points.startsWith('-') ? '−' : '+'}${shown})`);
    read += whole.length;
  }
  const doings: Doing[] = [];
  const list = new Intl.ListFormat(language);
  if (gains.length) doings.push([book.brings, list.format(gains)]);
  if (losses.length) doings.push([book.costs, list.format(losses)]);
  const [takes, points = '', whom = ''] = TAKES.exec(listed.slice(read)) ?? [];
  if (takes !== undefined) doings.push(book.takes(Number(points), number.format(Number(points)), whom));
  if (!doings.length || (takes === undefined && read < listed.length)) return null;
  return book.compared(words(than), doings);
}

/** A bot's reason as it is shown; the answer it compares with is one of those it gave. */
export function tellReason(reason: string, given: { notation: string; sentence: string }[]): string {
  const speaker = speaksOfReasons();
  if (!speaker) return reason;
  const words = (action: string): string => tell(given.find((each) => each.notation === action)?.sentence ?? action);
  return sayReason(speaker.reasons, reason, speaker.language, words) ?? reason;
}
