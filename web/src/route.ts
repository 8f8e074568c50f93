/* Which address stands for which page. */

export interface Route {
  page: 'home' | 'table' | 'join' | 'watch' | 'replay' | 'end' | 'learn' | 'me' | 'about' | 'gallery' | 'nowhere';
  /** What the address names: a table, a seat, a game. */
  args: string[];
  query: URLSearchParams;
  /** The secret part of a link; kept behind # so that no server log and no referrer sees it. */
  key: string;
}

const PAGES: [RegExp, Route['page']][] = [
  [/^\/$/, 'home'],
  [/^\/table\/([^/]+)$/, 'table'],
  [/^\/join\/([^/]+)$/, 'join'],
  [/^\/watch\/([^/]+)$/, 'watch'],
  [/^\/replay\/([^/]+)$/, 'replay'],
  [/^\/end\/([^/]+)$/, 'end'],
  [/^\/learn(?:\/([^/]+))?(?:\/([^/]+))?$/, 'learn'],
  [/^\/me$/, 'me'],
  [/^\/about$/, 'about'],
  [/^\/gallery$/, 'gallery'],
];

/** What an address stands for. */
export function readRoute(address: { pathname: string; search: string; hash: string }): Route {
  const rest = { query: new URLSearchParams(address.search), key: address.hash.slice(1) };
  const path = address.pathname.replace(/(.)\/$/, '$1');
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { page, args: match.slice(1).filter((arg) => arg !== undefined), ...rest };
  }
  return { page: 'nowhere', args: [], ...rest };
}
