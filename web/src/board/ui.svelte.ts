/* What the person at the table points at; shared by board, decision bar and card. */

import type { Offer } from '../game/types';

export class TableUi {
  /** The place under the pointer or the keyboard. */
  hovered: string | null = $state(null);
  /** The place chosen but not yet confirmed. */
  selected: string | null = $state(null);
  /** An action without a place, chosen but not yet confirmed. */
  pending: Offer | null = $state(null);
  /** The kind of building whose supply is browsed. */
  browsed: string | null = $state(null);
  /** Where the provost might end: the forecast is shown for it. */
  tried: number | null = $state(null);
  /** Which sheet is open on a phone. */
  sheet: string | null = $state(null);

  readonly #choose: (offer: Offer) => void;
  readonly #openAt: (key: string) => Offer[];

  readonly #oneClick: () => boolean;

  constructor(choose: (offer: Offer) => void, openAt: (key: string) => Offer[], oneClick: () => boolean = () => false) {
    this.#choose = choose;
    this.#openAt = openAt;
    this.#oneClick = oneClick;
  }

  /** A place was clicked, tapped or entered; where one action is possible, the second time confirms the first,
      or the first is enough if somebody has set it so. */
  pick(key: string): void {
    const [only, ...more] = this.selected === key || this.#oneClick() ? this.#openAt(key) : [];
    if (only && !more.length) return this.choose(only);
    this.hovered = key;
    this.selected = key;
    this.pending = null;
  }

  /** An action without a place that is dear if it was a slip: it asks once more, unless somebody has set it so. */
  ask(offer: Offer): void {
    if (this.#oneClick()) return this.choose(offer);
    this.clear();
    this.pending = offer;
  }

  choose(offer: Offer): void {
    this.clear();
    this.#choose(offer);
  }

  /** The place of the provost that is looked at: pointed at, or tried in the forecast. */
  get foreseen(): number | null {
    const [, at] = /^provost:(\d+)$/.exec(this.hovered ?? '') ?? [];
    return at === undefined ? this.tried : Number(at);
  }

  clear(): void {
    this.hovered = null;
    this.selected = null;
    this.pending = null;
    this.browsed = null;
    this.sheet = null;
  }
}
