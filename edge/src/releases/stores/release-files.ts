import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../errors.ts';

/** Text files of a release are stored beside compressed copies of themselves. */
export type StoredEncoding = 'br' | 'gzip' | 'identity';

export const storedSuffix = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<StoredEncoding, string>;

/** The files of one release; undefined where it does not exist. */
export interface ReleaseFiles {
  web(file: string, encoding?: StoredEncoding): Promise<Buffer | undefined>;
  server(file: string): Promise<Buffer | undefined>;
  /** A source map, which lies beside the files of the release and is none of them: no edge copies or sends it. */
  map(file: string): Promise<Buffer | undefined>;
}

export const filesIn = (folder: string): ReleaseFiles => ({
  web: (file, encoding = 'identity') =>
    undefinedIfMissing(readFile(path.join(folder, 'web', file + storedSuffix[encoding]))),
  server: (file) => undefinedIfMissing(readFile(path.join(folder, 'node', file))),
  map: (file) => undefinedIfMissing(readFile(path.join(folder, 'maps', file))),
});

/** A file of a folder, for those who read releases from several kinds of places. */
export const fileIn =
  (folder: string) =>
  (file: string): Promise<Buffer | undefined> =>
    undefinedIfMissing(readFile(path.join(folder, file)));

export async function undefinedIfMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (missing.has(codeOf(error))) return undefined;
    throw error;
  }
}

const missing = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR']);
