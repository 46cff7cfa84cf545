import { type KeyObject, sign, verify } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Release } from '@jangteo/contract/release';
import { messageOf } from '../errors.ts';
import { releaseId } from './release-id.ts';
import { parseRelease } from './schema.ts';

export const descriptionFile = 'release.json';
/** The signature of a release from before descriptions contained it. */
export const signatureFile = 'release.sig';

/** The description of a release is there, and cannot be trusted. */
export class DamagedRelease extends Error {
  override name = 'DamagedRelease';
  /** What the description says, whether or not that is true; undefined where it is no time. */
  readonly releasedAt: string | undefined;

  constructor(reason: string, releasedAt: unknown) {
    super(reason);
    this.releasedAt = typeof releasedAt === 'string' && Date.parse(releasedAt) ? releasedAt : undefined;
  }
}

export const releasedAt = ({ releasedAt, builtAt }: Pick<Release, 'releasedAt' | 'builtAt'>): string =>
  releasedAt ?? builtAt;

const signatureLength = 64;

const textOf = (description: object): string => `${JSON.stringify(description, null, 2)}\n`;

/** Reads what a build, or a copy of a stored release, says about itself, before it is signed. */
export async function readBuild(folder: string): Promise<Release> {
  const file = path.join(folder, descriptionFile);
  const { signature: _, ...release } = parseRelease(await readFile(file, 'utf8'), file) as StoredDescription;
  if (releaseId(release) !== release.id) throw new Error(`${file}: its content does not have the id ${release.id}`);
  return release;
}

/** One text has both, so that no reader meets the description of one writer and the signature of another. */
export const signedText = (release: Release, key: KeyObject): string =>
  textOf({ ...release, signature: sign(null, Buffer.from(textOf(release)), key).toString('base64') });

export const writeSigned = (folder: string, release: Release, key: KeyObject): Promise<void> =>
  writeFile(path.join(folder, descriptionFile), signedText(release, key));

type StoredDescription = Release & { signature?: string };

interface Expected {
  app: AppName;
  id: string;
  trustedKeys: readonly KeyObject[];
}

/**
 * Reads the description of a stored release; undefined where there is none. Throws `DamagedRelease` unless a trusted key
 * has signed it and it describes what is asked for.
 */
export async function readSigned(
  read: (file: string) => Promise<Buffer | undefined>,
  expected: Expected,
): Promise<Release | undefined> {
  const text = (await read(descriptionFile))?.toString();
  if (text === undefined) return undefined;
  const stored = objectIn(text);
  const signature = stored.signature ?? (await read(signatureFile))?.toString() ?? '';
  try {
    return verified({ text, stored, signature }, expected);
  } catch (error) {
    throw new DamagedRelease(messageOf(error), releasedAt(stored));
  }
}

function verified(
  { text, stored, signature }: { text: string; stored: StoredDescription; signature: string },
  expected: Expected,
): Release {
  const { signature: _, ...described } = stored;
  const signed = Buffer.from(textOf(described));
  // Buffer.from skips what is not base64, so that a changed signature could read as the one before.
  const bytes = Buffer.from(signature, 'base64');
  const isExact = textOf(stored) === text && bytes.toString('base64') === signature;
  const isSigned = isExact && expected.trustedKeys.some((key) => verify(null, signed, key, bytes));
  if (isSigned) return meant(signed, expected);
  const isOfOtherKey = isExact && bytes.byteLength === signatureLength && isMeant(signed, expected);
  const otherKey = isOfOtherKey ? ', but by one that is not, or no longer, accepted' : '';
  throw new Error(`${expected.app} ${expected.id}: release.json is not signed by a trusted key${otherKey}`);
}

function isMeant(text: Buffer, expected: Expected): boolean {
  try {
    return meant(text, expected).id === expected.id;
  } catch {
    return false;
  }
}

/** The description, which must be that of the expected release. */
function meant(text: Buffer, { app, id }: Expected): Release {
  const name = `${app} ${id}`;
  const release = parseRelease(text.toString(), `${name}: release.json`);
  if (release.app !== app || release.id !== id) throw new Error(`${name} describes ${release.app} ${release.id}`);
  if (releaseId(release) !== id) throw new Error(`${name}: its content has another id`);
  return release;
}

/** Of what is not even an object, an empty one: no key has signed that. */
function objectIn(text: string): StoredDescription {
  try {
    const value: unknown = JSON.parse(text);
    return (typeof value === 'object' && value !== null ? value : {}) as StoredDescription;
  } catch {
    return {} as StoredDescription;
  }
}
