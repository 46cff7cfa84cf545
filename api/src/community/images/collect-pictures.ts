import type { ObjectStore } from '@jangteo/object-store';
import type { Database } from '../../platform/database/database.ts';
import { untilNone } from '../../platform/repeat.ts';
import { keyOf, madeFiles, masterFile } from './picture-files.ts';

/** Longer than deleting the files of a picture takes. */
const claimSql = `
  UPDATE leftover_picture SET claimed_until = now() + interval '1 minute', due_at = now() + interval '1 minute'
  WHERE name = (SELECT name FROM leftover_picture WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING name, claimed_until::text AS claim, EXISTS (
    SELECT FROM member_image WHERE member_image.name = leftover_picture.name
  ) AS "isUsed"`;

/** A deletion that took longer than its claim is repeated. */
const doneSql = 'DELETE FROM leftover_picture WHERE name = $1 AND claimed_until = $2::timestamptz';

interface Claim {
  name: string;
  claim: string;
  isUsed: boolean;
}

/** Deletes the files of deleted pictures, and of uploads that did not come to an end. Returns how many pictures that were. */
export const collectPictures = (database: Database, uploads: ObjectStore, closing?: AbortSignal): Promise<number> =>
  untilNone(() => collectOne(database, uploads), { closing });

async function collectOne(database: Database, uploads: ObjectStore): Promise<0 | 1> {
  const [leftover] = await database.query<Claim>(claimSql);
  if (!leftover) return 0;
  const { name, claim, isUsed } = leftover;
  const files = isUsed ? [] : [masterFile, ...madeFiles];
  await Promise.all(files.map((file) => uploads.delete(keyOf(name, file))));
  await database.query(doneSql, [name, claim]);
  return 1;
}
