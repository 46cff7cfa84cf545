import { createHash } from 'node:crypto';
import { encodeImage } from '../../src/community/images/encode-image.ts';
import { storeImage } from '../../src/community/images/store-image.ts';
import type { Database, Queries } from '../../src/platform/database/database.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { ApiError } from '../../src/platform/errors.ts';
import { fetchPicture, PictureProblem } from './fetch-picture.ts';

export interface KeptPictures {
  /** Our own address of each picture that we have. */
  names: Map<string, string>;
  /** Why there is none. */
  problems: Map<string, string>;
}

const knownSql = 'SELECT url, name FROM fetched_picture WHERE url = ANY ($1)';

const ownAddress = (name: string): string => `/img/${name}`;

/**
 * Fetches sellers' pictures and keeps them in all sizes. An address that was fetched before is not asked again: sellers
 * give a new picture a new address.
 */
export async function keepPictures(database: Database, urls: readonly string[], now: Date): Promise<KeptPictures> {
  const foreign = [...new Set(urls)].filter((url) => !url.startsWith('/img/'));
  const known = await database.query<{ url: string; name: string }>(knownSql, [foreign]);
  const names = new Map(known.map(({ url, name }) => [url, ownAddress(name)]));
  const problems = new Map<string, string>();
  for (const url of foreign) {
    if (names.has(url)) continue;
    try {
      names.set(url, ownAddress(await keepPicture(database, url, now)));
    } catch (error) {
      if (!(error instanceof PictureProblem || error instanceof ApiError)) throw error;
      problems.set(url, error.message);
    }
  }
  return { names, problems };
}

const fetchedSql = 'INSERT INTO fetched_picture (url, name) VALUES ($1, $2) ON CONFLICT (url) DO NOTHING';

async function keepPicture(database: Database, url: string, now: Date): Promise<string> {
  const sent = await fetchPicture(url);
  const image = await encodeImage(sent);
  // The same picture under several addresses is one.
  const name = `m-${createHash('sha256').update(sent).digest('hex').slice(0, 32)}`;
  await inTransaction(database, async (transaction: Queries) => {
    await storeImage(transaction, { name, memberId: null, image, now });
    await transaction.query(fetchedSql, [url, name]);
  });
  return name;
}
