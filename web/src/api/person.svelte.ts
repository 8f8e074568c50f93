/* Who plays in this browser. Nobody is asked before they can play: a guest is made when one is needed. */

import { strings } from '../strings';
import { api, Refused } from './client';
import type { PersonShown } from './wire';

class Me {
  person: PersonShown | null = $state(null);
  #asked: Promise<PersonShown | null> | null = null;

  /** Who is known from an earlier visit, if anybody; asked once. */
  known(): Promise<PersonShown | null> {
    if (localStorage.getItem('name') === null) this.#asked ??= Promise.resolve(null);
    this.#asked ??= api.me().then(
      (person) => (this.person = person),
      (error: unknown) => {
        if (!(error instanceof Refused) || error.status !== 401) this.#asked = null;
        return null;
      },
    );
    return this.#asked;
  }

  /** Somebody: the one who is known, or a new guest. */
  async somebody(): Promise<PersonShown> {
    return (await this.known()) ?? this.become(api.becomeGuest(localStorage.getItem('name') ?? strings.frame.guest));
  }

  /** Be the one that an answer names: after signing up, in, or a change of name. */
  async become(answer: Promise<PersonShown>): Promise<PersonShown> {
    const person = await answer;
    localStorage.setItem('name', person.name);
    this.#asked = Promise.resolve(person);
    return (this.person = person);
  }

  forget(): void {
    this.person = null;
    localStorage.removeItem('name');
    this.#asked = Promise.resolve(null);
  }
}

export const me = new Me();
