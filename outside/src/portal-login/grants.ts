import { createHash } from 'node:crypto';
import { Expiring } from '../providers/expiring.ts';
import type { PortalItem } from './personas.ts';

interface IssuedGrant {
  clientId: string;
  personaId: string;
  items: readonly PortalItem[];
}

interface IssuedCode extends IssuedGrant {
  redirectUri: string | undefined;
  codeChallenge: string | undefined;
}

/** The person and the request for which a code or token is issued. */
type GrantRequest = Pick<IssuedCode, 'clientId' | 'personaId' | 'redirectUri' | 'codeChallenge'>;

interface Redemption {
  clientId: string;
  code: string | undefined;
  redirectUri: string | undefined;
  codeVerifier: string | undefined;
}

/** The consents that people gave, and the tokens and codes issued for them. */
export class PortalGrants {
  readonly #agreed = new Map<string, readonly PortalItem[]>();
  readonly #tokens: Expiring<IssuedGrant>;
  readonly #codes: Expiring<IssuedCode>;

  constructor(now: () => Date) {
    this.#tokens = new Expiring(tokenSeconds, now);
    this.#codes = new Expiring(600, now);
  }

  agree(clientId: string, personaId: string, items: readonly PortalItem[]): void {
    this.#agreed.set(keyOf(clientId, personaId), items);
  }

  agreedItems(clientId: string, personaId: string): readonly PortalItem[] | undefined {
    return this.#agreed.get(keyOf(clientId, personaId));
  }

  issueToken({ clientId, personaId }: GrantRequest): string {
    return this.#tokens.add({ clientId, personaId, items: this.agreedItems(clientId, personaId) ?? [] });
  }

  issueCode(asked: GrantRequest): string {
    return this.#codes.add({ ...asked, items: this.agreedItems(asked.clientId, asked.personaId) ?? [] });
  }

  /** A code asked for with a challenge wants its verifier, and one asked for without wants none (RFC 9700, 2.1.1). */
  redeemCode({ clientId, code, redirectUri, codeVerifier }: Redemption): string | undefined {
    const issued = this.#codes.take(code);
    if (issued?.clientId !== clientId || (redirectUri ?? issued.redirectUri) !== issued.redirectUri) return undefined;
    if (issued.codeChallenge !== (codeVerifier && challengeOf(codeVerifier))) return undefined;
    const { personaId, items } = issued;
    return this.#tokens.add({ clientId, personaId, items });
  }

  find(token: string | undefined): IssuedGrant | undefined {
    return this.#tokens.get(token);
  }

  /** Revokes the person's grant: the next login asks for consent again. */
  revoke(clientId: string, token: string | undefined): boolean {
    const issued = this.find(token);
    if (issued?.clientId !== clientId) return false;
    this.#agreed.delete(keyOf(clientId, issued.personaId));
    this.#tokens.deleteWhere((other) => other.clientId === clientId && other.personaId === issued.personaId);
    return true;
  }

  /** The personas who have agreed to something for the client. */
  list(clientId: string): string[] {
    return [...this.#agreed.keys()].flatMap((key) =>
      key.startsWith(`${clientId} `) ? [key.slice(clientId.length + 1)] : [],
    );
  }
}

const keyOf = (clientId: string, personaId: string): string => `${clientId} ${personaId}`;

const challengeOf = (codeVerifier: string): string => createHash('sha256').update(codeVerifier).digest('base64url');

export const tokenSeconds = 3_600;
