import { Expiring } from '../providers/expiring.ts';
import { devicePersonas } from './personas.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** The people who signed in at the client, and the codes and tokens issued for them. */
export class DeviceGrants {
  readonly #users = new Set(devicePersonas.filter(({ isKnown }) => isKnown).map(({ id }) => id));
  readonly #codes: Expiring<string>;
  readonly #refreshTokens: Expiring<string>;

  constructor(now: () => Date) {
    this.#codes = new Expiring(300, now);
    this.#refreshTokens = new Expiring(yearSeconds, now);
  }

  /** Begins a grant. Returns whether it is the persona's first, which alone contains the name. */
  begin(personaId: string): boolean {
    const isFirst = !this.#users.has(personaId);
    this.#users.add(personaId);
    return isFirst;
  }

  isKnown(personaId: string): boolean {
    return this.#users.has(personaId);
  }

  issueCode(personaId: string): string {
    return this.#codes.add(personaId);
  }

  redeemCode(code: string | undefined): string | undefined {
    const personaId = this.#codes.take(code);
    return personaId && this.#refreshTokens.add(personaId);
  }

  revoke(refreshToken: string | undefined): void {
    const personaId = this.#refreshTokens.take(refreshToken);
    if (personaId) this.#users.delete(personaId);
  }

  list(): string[] {
    return [...this.#users];
  }
}
