/* What a person has set for this browser: theme and hatching. */

type Theme = 'light' | 'dark';

class Settings {
  theme: Theme = $state('light');
  hatching = $state(false);

  /** From the address (for pictures), the last visit, or the system. */
  load(query: URLSearchParams): void {
    const asked = query.get('theme') ?? localStorage.getItem('theme');
    const dark = asked ? asked === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
    this.theme = dark ? 'dark' : 'light';
    this.hatching = (query.get('hatching') ?? localStorage.getItem('hatching')) === '1';
    this.#show();
  }

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', this.theme);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.classList.toggle('hatching', this.hatching);
  }
}

export const settings = new Settings();
