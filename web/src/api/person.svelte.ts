/* Who plays in this browser. Nobody is asked before they can play: a guest is made when one is needed. */

import { strings } from '../strings';
import { api } from './client';
import type { PersonShown } from './wire';

class Me {
  person: PersonShown | null = $state(null);
  #asked: Promise<PersonShown | null> | null = null;

  /** Who is known from an earlier visit, if anybody; asked once. Only the server can tell: the cookie is not for
      scripts to read, and it may outlive what else a browser keeps. */
  known(): Promise<PersonShown | null> {
    return this.#ask().catch(() => null);
  }

  /** Somebody: the one who is known, or a new guest. Never a guest where the server could not say who it is. */
  async somebody(): Promise<PersonShown> {
    return (await this.#ask()) ?? this.become(api.becomeGuest(localStorage.getItem('name') ?? strings.frame.guest));
  }

  #ask(): Promise<PersonShown | null> {
    this.#asked ??= api.me().then(
      (person) => (this.person = person),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
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
