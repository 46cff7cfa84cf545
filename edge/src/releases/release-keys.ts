import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProduction, listed, parsed, SettingError } from '@jangteo/network';
import { codeOf } from '../errors.ts';

/** Where the local key is, unless the environment says otherwise. */
const defaultFile = path.resolve(import.meta.dirname, '../../../.data/release-key');

/** The key that releases are signed with. Only outside production is it made where there is none. */
export function signingKeyOf(env: NodeJS.ProcessEnv): KeyObject {
  if (isProduction(env) && !env.RELEASE_KEY_FILE) throw new SettingError('RELEASE_KEY_FILE is not set');
  const file = env.RELEASE_KEY_FILE || defaultFile;
  if (!isProduction(env)) makeKey(file);
  return parsed('RELEASE_KEY_FILE', () => createPrivateKey(readFileSync(file)));
}

/** The keys whose signatures are trusted: those of `RELEASE_PUBLIC_KEYS`, or locally the one that signs. */
export function trustedKeysOf(env: NodeJS.ProcessEnv): KeyObject[] {
  const keys = listed(env.RELEASE_PUBLIC_KEYS);
  if (keys.length > 0) return parsed('RELEASE_PUBLIC_KEYS', () => keys.map(publicKeyOf));
  if (isProduction(env)) throw new SettingError('RELEASE_PUBLIC_KEYS is not set');
  return [createPublicKey(signingKeyOf(env))];
}

const publicKeyOf = (key: string): KeyObject =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });

/** A hard link appears with its content and only once, so that programs that start together have one key. */
function makeKey(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(draft, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
