import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: JWK;
}

const algorithm = 'RS256';

async function makeKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  const kid = randomUUID();
  return { kid, privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' } };
}

/** The keys for id_tokens; the newest signs, older ones stay published. */
export class SigningKeys {
  readonly #keys: SigningKey[] = [];
  /** A key that is not published. */
  #strange: SigningKey | undefined;

  async rotate(): Promise<void> {
    this.#keys.push(await makeKey());
    if (this.#keys.length > 2) this.#keys.shift();
  }

  published(): { keys: JWK[] } {
    return { keys: this.#keys.map(({ publicKey }) => publicKey) };
  }

  sign(payload: JWTPayload): Promise<string> {
    return signWith(this.#current(), this.#current().kid, payload);
  }

  /** Names one of our key ids in the token, but signs with another key. */
  async signBadly(payload: JWTPayload): Promise<string> {
    this.#strange ??= await makeKey();
    return signWith(this.#strange, this.#current().kid, payload);
  }

  #current(): SigningKey {
    const key = this.#keys.at(-1);
    if (!key) throw new Error('There is no key yet: rotate makes one');
    return key;
  }
}

const signWith = ({ privateKey }: SigningKey, kid: string, payload: JWTPayload): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: algorithm, kid }).sign(privateKey);
