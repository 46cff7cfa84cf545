import { createHash } from 'node:crypto';
import type { ObjectStore } from '@jangteo/object-store';
import { encodeImage } from '../../src/community/images/encode-image.ts';
import { storeImage } from '../../src/community/images/store-image.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { ApiError } from '../../src/platform/errors.ts';
import { fetchPicture, PictureProblem } from './fetch-picture.ts';
import { findMissingPictures, isOwn } from './own-pictures.ts';

export interface KeptPictures {
  /** Our own address of each picture that was stored. */
  names: Map<string, string>;
  /** Why a picture was not stored. */
  problems: Map<string, string>;
}

interface Places {
  database: Database;
  uploads: ObjectStore;
}

interface Options {
  now: Date;
  /** Fetches all of them and stores none. */
  isDryRun?: boolean;
}

const knownSql = 'SELECT url, name FROM fetched_picture WHERE url = ANY ($1)';

const ownAddress = (name: string): string => `/img/${name}`;

/**
 * Fetches sellers' pictures and stores them. An address that was fetched before is not fetched again: a new picture has
 * a new address.
 */
export async function keepPictures(
  places: Places,
  urls: readonly string[],
  { now, isDryRun = false }: Options,
): Promise<KeptPictures> {
  const { database } = places;
  const all = [...new Set(urls)];
  const foreign = all.filter((url) => !isOwn(url));
  const known = await database.query<{ url: string; name: string }>(knownSql, [foreign]);
  const names = new Map(known.map(({ url, name }) => [url, ownAddress(name)]));
  const missing = await findMissingPictures(database, all);
  const problems = new Map(missing.map((url) => [url, '없는 사진입니다']));
  for (const url of foreign) {
    if (names.has(url)) continue;
    try {
      const picture = await takePicture(url);
      if (!isDryRun) await keepPicture(places, picture, now);
      names.set(url, ownAddress(picture.name));
    } catch (error) {
      if (!(error instanceof PictureProblem || error instanceof ApiError)) throw error;
      problems.set(url, error.message);
    }
  }
  return { names, problems };
}

interface TakenPicture {
  url: string;
  name: string;
  image: Awaited<ReturnType<typeof encodeImage>>;
}

async function takePicture(url: string): Promise<TakenPicture> {
  const sent = await fetchPicture(url);
  // The same picture under several addresses is stored once.
  const name = `m-${createHash('sha256').update(sent).digest('hex').slice(0, 32)}`;
  return { url, name, image: await encodeImage(sent) };
}

const fetchedSql = 'INSERT INTO fetched_picture (url, name) VALUES ($1, $2) ON CONFLICT (url) DO NOTHING';

const keepPicture = (places: Places, { url, name, image }: TakenPicture, now: Date): Promise<boolean> =>
  storeImage(places, { name, memberId: null, image, now }, (transaction) => transaction.query(fetchedSql, [url, name]));
