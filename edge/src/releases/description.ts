import { type KeyObject, sign, verify } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Release } from '@jangteo/contract/release';
import { releaseId } from './release-id.ts';
import { parseRelease } from './schema.ts';

export const descriptionFile = 'release.json';
export const signatureFile = 'release.sig';

/** Reads what a build says about itself, before it is signed. */
export async function readBuild(folder: string): Promise<Release> {
  const file = path.join(folder, descriptionFile);
  const release = parseRelease(await readFile(file, 'utf8'), file);
  if (releaseId(release) !== release.id) throw new Error(`${file}: its content does not have the id ${release.id}`);
  return release;
}

export async function writeSigned(folder: string, release: Release, key: KeyObject): Promise<void> {
  const text = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
  await writeFile(path.join(folder, descriptionFile), text);
  await writeFile(path.join(folder, signatureFile), sign(null, text, key).toString('base64'));
}

/**
 * Reads the description of a stored release; undefined where there is none. Throws unless a trusted key has signed it
 * and it describes what is asked for.
 */
export async function readSigned(
  read: (file: string) => Promise<Buffer | undefined>,
  { app, id, trustedKeys }: { app: AppName; id: string; trustedKeys: readonly KeyObject[] },
): Promise<Release | undefined> {
  const name = `${app} ${id}`;
  const text = await read(descriptionFile);
  if (!text) return undefined;
  const signature = (await read(signatureFile))?.toString() ?? '';
  // Buffer.from skips what is not base64, so that a changed signature could read as the one before.
  const bytes = Buffer.from(signature, 'base64');
  const isSigned = bytes.toString('base64') === signature && trustedKeys.some((key) => verify(null, text, key, bytes));
  if (!isSigned) throw new Error(`${name}: release.json is not signed by a trusted key`);
  const release = parseRelease(text.toString(), `${name}: release.json`);
  if (release.app !== app || release.id !== id) throw new Error(`${name} describes ${release.app} ${release.id}`);
  if (releaseId(release) !== id) throw new Error(`${name}: its content has another id`);
  return release;
}
