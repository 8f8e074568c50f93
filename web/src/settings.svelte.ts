/* What a person has set for this browser. */

type Theme = 'light' | 'dark';
export type ThemeWish = Theme | 'system';
export type Speed = '1' | '2' | '4' | 'off';

/** Settings that are kept as they are, with what holds until somebody chooses. */
const DEFAULTS = {
  hatching: false,
  /** A click on a place acts at once; otherwise it is confirmed first. Fingers slip more easily than mice. */
  oneClick: !window.matchMedia?.('(pointer: coarse)').matches,
  /** How fast the others' moves are shown. */
  speed: '1' as Speed,
  sound: false,
  notify: false,
};
type Kept = typeof DEFAULTS;

class Settings {
  theme: Theme = $state('light');
  /** What somebody chose; the system's theme until then. */
  wish: ThemeWish = $state('system');
  readonly #kept: Kept = $state({ ...DEFAULTS });

  /** From the address (for pictures), the last visit, or the system. */
  load(query: URLSearchParams): void {
    const asked = query.get('theme') ?? localStorage.getItem('theme');
    this.wish = asked === 'dark' || asked === 'light' ? asked : 'system';
    this.theme = this.#wished();
    try {
      Object.assign(this.#kept, JSON.parse(localStorage.getItem('settings') ?? '{}'));
    } catch {
      localStorage.removeItem('settings');
    }
    if (query.has('hatching')) this.#kept.hatching = query.get('hatching') === '1';
    this.#show();
  }

  get<Name extends keyof Kept>(name: Name): Kept[Name] {
    return this.#kept[name];
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.#kept[name] = value;
    localStorage.setItem('settings', JSON.stringify(this.#kept));
    this.#show();
  }

  toggleTheme(): void {
    this.chooseTheme(this.theme === 'dark' ? 'light' : 'dark');
  }

  chooseTheme(wish: ThemeWish): void {
    this.wish = wish;
    this.theme = this.#wished();
    if (wish === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', wish);
    this.#show();
  }

  #wished(): Theme {
    if (this.wish !== 'system') return this.wish;
    return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.classList.toggle('hatching', this.#kept.hatching);
  }
}

export const settings = new Settings();
