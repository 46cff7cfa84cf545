import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Uses of the server's one secret; each purpose derives a key of its own. */
export interface Keys {
  accessToken: Uint8Array;
  /** Always the same for the same text, and not to be guessed without the secret. */
  derive(purpose: 'successor' | 'pseudonym' | 'phoneCode' | 'nonce' | 'codeVerifier', text: string): string;
  seal(text: string): Buffer;
  /** Undefined for text that was sealed with another secret. */
  unseal(sealed: Buffer): string | undefined;
}

export function makeKeys(secret: string): Keys {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `jangteo ${purpose}`, 32));
  const byPurpose = {
    successor: keyFor('successor'),
    pseudonym: keyFor('pseudonym'),
    phoneCode: keyFor('phone code'),
    nonce: keyFor('nonce'),
    codeVerifier: keyFor('code verifier'),
  };
  const seal = keyFor('seal');
  return {
    accessToken: keyFor('access token'),
    derive: (purpose, text) => createHmac('sha256', byPurpose[purpose]).update(text).digest('base64url'),
    seal: (text) => sealWith(seal, text),
    unseal: (sealed) => unsealWith(seal, sealed),
  };
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
