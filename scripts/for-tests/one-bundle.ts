import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildSingleBundle } from '../../build/single-bundle.ts';

/** The bytes of brotli of a route's scripts, where host and remotes are built as one ordinary bundle in `folder`. */
export async function weighOneBundle(folder: string, routeId: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  const scriptsOf = await buildSingleBundle(folder);
  const { main, later } = scriptsOf(routeId);
  const files = [...main, ...later].filter((file) => file.endsWith('.js'));
  const weights = await Promise.all(files.map(async (file) => brotliBytes(await readFile(path.join(folder, file)))));
  return weights.reduce((sum, bytes) => sum + bytes, 0);
}

/** Compressed as a release's files are. */
export const brotliBytes = async (content: Buffer | string): Promise<number> =>
  (await promisify(brotliCompress)(content)).byteLength;
