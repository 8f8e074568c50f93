/* Who plays in this browser. Nobody is asked before they can play: a guest is made when one is needed. */

import { say } from '../words';
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
    return (await this.#ask()) ?? this.become(api.becomeGuest(localStorage.getItem('name') ?? say('frame-guest')));
  }

  /** Whether others know them by more than "guest". */
  get named(): boolean {
    return this.person !== null && (!this.person.guest || this.person.name !== say('frame-guest'));
  }

  /** Be somebody of this name; an account keeps its own, and no name changes nothing. */
  async call(name: string): Promise<void> {
    const wanted = name.trim();
    const known = await this.known();
    if (known?.guest === false || !wanted) await this.somebody();
    else if (!known) await this.become(api.becomeGuest(wanted));
    else if (known.name !== wanted) await this.become(api.rename(wanted));
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
