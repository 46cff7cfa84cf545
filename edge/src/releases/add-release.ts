import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release } from '@jangteo/contract/release';
import { isText } from './content-types.ts';
import { filesIn, storedSuffix } from './release-files.ts';
import type { ReleaseFolder } from './release-store.ts';
import { parseRelease } from './schema.ts';
import { faultsOf } from './verify-release.ts';

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

/** Copies a build into the store, under its id. A stored release stays as it is. */
export async function addRelease(store: ReleaseFolder, dist: string): Promise<{ release: Release; isNew: boolean }> {
  const description = path.join(dist, 'release.json');
  const release = parseRelease(await readFile(description, 'utf8'), description);
  const known = await store.read(release.app, release.id);
  if (known) return { release: known, isNew: false };

  const place = store.folder(release.app, release.id);
  const unfinished = `${place}.${process.pid}.unfinished`;
  try {
    await copyRelease(dist, unfinished, release);
    const faults = await faultsOf(filesIn(unfinished), release);
    if (faults.length > 0) throw new Error(`The build cannot be released:\n${faults.join('\n')}`);
    await compressTexts(path.join(unfinished, 'web'), release);
    await rename(unfinished, place);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return { release, isNew: true };
}

/** Browsers are served only what the release lists. */
async function copyRelease(dist: string, target: string, release: Release): Promise<void> {
  for (const file of Object.keys(release.files)) {
    await cp(path.join(dist, 'web', file), path.join(target, 'web', file));
  }
  await cp(path.join(dist, 'node'), path.join(target, 'node'), { recursive: true });
  await cp(path.join(dist, 'release.json'), path.join(target, 'release.json'));
}

async function compressTexts(folder: string, release: Release): Promise<void> {
  for (const file of Object.keys(release.files).filter(isText)) {
    const content = await readFile(path.join(folder, file));
    for (const encoding of ['br', 'gzip'] as const) {
      const compressed = await compressors[encoding](content);
      if (compressed.byteLength < content.byteLength)
        await writeFile(path.join(folder, file + storedSuffix[encoding]), compressed);
    }
  }
}
