import { Expiring } from '../providers/expiring.ts';
import type { PortalItem } from './personas.ts';

interface Issued {
  personaId: string;
  items: readonly PortalItem[];
}

/** Who has agreed to pass on what, and the tokens and codes that came of it. */
export class PortalGrants {
  readonly #agreed = new Map<string, readonly PortalItem[]>();
  readonly #tokens: Expiring<Issued>;
  readonly #codes: Expiring<Issued>;

  constructor(now: () => Date) {
    this.#tokens = new Expiring(tokenSeconds, now);
    this.#codes = new Expiring(600, now);
  }

  agree(personaId: string, items: readonly PortalItem[]): void {
    this.#agreed.set(personaId, items);
  }

  agreedItems(personaId: string): readonly PortalItem[] | undefined {
    return this.#agreed.get(personaId);
  }

  issueToken(personaId: string): string {
    return this.#tokens.add(this.#issued(personaId));
  }

  issueCode(personaId: string): string {
    return this.#codes.add(this.#issued(personaId));
  }

  redeemCode(code: string | undefined): string | undefined {
    const issued = this.#codes.take(code);
    return issued && this.#tokens.add(issued);
  }

  find(token: string | undefined): Issued | undefined {
    return this.#tokens.get(token);
  }

  /** The person has left the client: the next login asks for consent anew. */
  revoke(token: string | undefined): boolean {
    const issued = this.find(token);
    if (!issued) return false;
    this.#agreed.delete(issued.personaId);
    this.#tokens.deleteWhere(({ personaId }) => personaId === issued.personaId);
    return true;
  }

  list(): string[] {
    return [...this.#agreed.keys()];
  }

  #issued(personaId: string): Issued {
    return { personaId, items: this.#agreed.get(personaId) ?? [] };
  }
}

export const tokenSeconds = 3_600;
