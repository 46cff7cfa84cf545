import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release } from '@jangteo/contract/release';
import { isText } from './content-types.ts';
import { DamagedRelease, readBuild, signedText, writeSigned } from './description.ts';
import { filesIn, storedSuffix } from './stores/release-files.ts';
import type { ReleaseSource } from './stores/release-source.ts';
import { faultsOf, integrityOf } from './verify-release.ts';

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Copies a build into the store, under its id, and signs it. A whole stored release keeps its files and its commit: its
 * description gets the time of now and a signature of this key. One that is not whole is replaced.
 */
export async function addRelease(
  store: ReleaseSource,
  dist: string,
  signingKey: KeyObject,
): Promise<{ release: Release; isNew: boolean }> {
  const build = await readBuild(dist);
  const ownKey = createPublicKey(signingKey);
  if (!store.trustedKeys.some((key) => key.equals(ownKey))) {
    throw new Error('The key that signs releases is none of RELEASE_PUBLIC_KEYS: no edge would serve the release');
  }
  const maps = path.join(dist, 'maps');
  const known = await wholeRelease(store, build);
  if (known && known !== 'damaged') {
    if (existsSync(maps)) await store.addMaps(known, maps);
    const release = { ...known, releasedAt: now() };
    await store.describe(release, signedText(release, signingKey));
    return { release, isNew: false };
  }
  const draft = await mkdtemp(path.join(tmpdir(), 'release-'));
  try {
    await copyBuild(dist, draft, build);
    if (existsSync(maps)) await cp(maps, path.join(draft, 'maps'), { recursive: true });
    const faults = await faultsOf(filesIn(draft), build);
    if (faults.length > 0) throw new Error(`The build cannot be released:\n${faults.join('\n')}`);
    const compressed = await compressTexts(path.join(draft, 'web'), build);
    const release = { ...build, releasedAt: now(), compressed };
    await writeSigned(draft, release, signingKey);
    const isNew = await store.add(release, draft, { replaces: known === 'damaged' });
    return { release, isNew };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const now = (): string => new Date().toISOString();

async function wholeRelease(store: ReleaseSource, { app, id }: Release): Promise<Release | 'damaged' | undefined> {
  try {
    const release = await store.read(app, id);
    if (!release) return undefined;
    return (await faultsOf(store.files(release), release)).length > 0 ? 'damaged' : release;
  } catch (error) {
    if (error instanceof DamagedRelease) return 'damaged';
    throw error;
  }
}

/** Only what the release lists is stored. */
async function copyBuild(dist: string, target: string, { files, nodeFiles }: Release): Promise<void> {
  for (const file of Object.keys(files)) await cp(path.join(dist, 'web', file), path.join(target, 'web', file));
  for (const file of Object.keys(nodeFiles)) await cp(path.join(dist, 'node', file), path.join(target, 'node', file));
}

async function compressTexts(folder: string, release: Release): Promise<Release['compressed']> {
  const texts = Object.keys(release.files).filter(isText);
  // All at once: Node compresses as many as it has threads for that.
  const made = await Promise.all(texts.map((file) => compressText(folder, file)));
  return Object.assign({}, ...made);
}

async function compressText(folder: string, file: string): Promise<Release['compressed']> {
  const content = await readFile(path.join(folder, file));
  const made = await Promise.all(
    (['br', 'gzip'] as const).map(async (encoding) => {
      const compressed = await compressors[encoding](content);
      if (compressed.byteLength >= content.byteLength) return [];
      const name = file + storedSuffix[encoding];
      await writeFile(path.join(folder, name), compressed);
      return [[name, { integrity: integrityOf(compressed), bytes: compressed.byteLength }] as const];
    }),
  );
  return Object.fromEntries(made.flat());
}
