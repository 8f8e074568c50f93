/* Where the reader is, with nothing but the browser's history. */

import { readRoute, type Route } from './route';

class Router {
  route: Route = $state.raw(readRoute(location));

  /** Follow links of this site and the browser's back and forward; gives what ends it. */
  start(): () => void {
    const change = (): void => void (this.route = readRoute(location));
    const click = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || event.defaultPrevented || /^\/(api|schema)\//.test(link.pathname)) return;
      event.preventDefault();
      if (link.pathname === location.pathname && link.search === location.search && link.hash) {
        document.getElementById(link.hash.slice(1))?.focus(); // a way on the same page leaves the address alone
        return;
      }
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', change);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', change);
      document.removeEventListener('click', click);
    };
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.route = readRoute(location);
    scrollTo(0, 0);
  }
}

export const router = new Router();
