import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of one secret; each purpose has a key of its own. */
export interface KeySet {
  /** Names the secret without telling anything about it: the `kid` of tokens. */
  id: string;
  accessToken: Uint8Array;
  /** Always the same for the same text, and not to be guessed without the secret. */
  derive(purpose: 'successor' | 'pseudonym' | 'phoneCode' | 'nonce' | 'codeVerifier', text: string): string;
  seal(text: string): Buffer;
  /** Undefined for text that was sealed with another secret. */
  unseal(sealed: Buffer): string | undefined;
}

/** The keys of the secret that signs and seals. `unseal` opens what any accepted secret has sealed. */
export interface Keys extends KeySet {
  /** The keys of all accepted secrets, the one that signs first. */
  accepted: readonly KeySet[];
}

export function makeKeys(secret: string, fallbacks: readonly string[] = []): Keys {
  const signing = makeKeySet(secret);
  const accepted = [signing, ...fallbacks.map(makeKeySet)];
  return { ...signing, accepted, unseal: (sealed) => firstResult(accepted, (keySet) => keySet.unseal(sealed)) };
}

function makeKeySet(secret: string): KeySet {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `jangteo ${purpose}`, 32));
  // With the bytes, each `createHmac` would make a key object, which takes six times as long as the rest.
  const secretFor = (purpose: string) => createSecretKey(keyFor(purpose));
  const byPurpose = {
    successor: secretFor('successor'),
    pseudonym: secretFor('pseudonym'),
    phoneCode: secretFor('phone code'),
    nonce: secretFor('nonce'),
    codeVerifier: secretFor('code verifier'),
  };
  const seal = keyFor('seal');
  return {
    id: keyFor('key id').toString('base64url').slice(0, 8),
    accessToken: keyFor('access token'),
    derive: (purpose, text) => createHmac('sha256', byPurpose[purpose]).update(text).digest('base64url'),
    seal: (text) => sealWith(seal, text),
    unseal: (sealed) => unsealWith(seal, sealed),
  };
}

/** The first result that is not undefined. */
export function firstResult<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const result = work(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

const cipherName = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

function sealWith(key: Buffer, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(cipherName, key, iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

function unsealWith(key: Buffer, sealed: Buffer): string | undefined {
  if (sealed.length < ivLength + tagLength) return undefined;
  const decipher = createDecipheriv(cipherName, key, sealed.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  try {
    return decipher.update(sealed.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
