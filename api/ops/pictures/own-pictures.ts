import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { Database } from '../../src/platform/database/database.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

/** The folders with the masters from which the edge makes the market's own pictures. */
const pictureFolders = (process.env.PICTURES_DIR ?? 'demo/pictures')
  .split(delimiter)
  .map((folder) => resolve(projectRoot, folder))
  .filter((folder) => existsSync(folder));

export const isOwn = (url: string): boolean => url.startsWith('/img/');

const isKept = (name: string): boolean => /^m-[0-9a-f]{32}$/.test(name);

const mastersOf = (name: string): string[] =>
  pictureFolders.flatMap((folder) => ['square', 'wide'].map((shape) => join(folder, `${name}.${shape}.avif`)));

const keptSql = 'SELECT name FROM member_image WHERE name = ANY ($1)';

/** The addresses of our own that have no picture. Without the folders on this machine nothing can be checked. */
export async function findMissingPictures(database: Database, urls: readonly string[]): Promise<string[]> {
  const names = urls.filter(isOwn).map((url) => url.slice('/img/'.length));
  const rows = await database.query<{ name: string }>(keptSql, [names.filter(isKept)]);
  const kept = new Set(rows.map(({ name }) => name));
  const isThere = (name: string) =>
    isKept(name) ? kept.has(name) : pictureFolders.length === 0 || mastersOf(name).some((file) => existsSync(file));
  return names.filter((name) => !isThere(name)).map((name) => `/img/${name}`);
}
