import type { ObjectStore } from '@jangteo/object-store';
import type { Database } from '../../platform/database/database.ts';
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
export async function collectPictures(database: Database, uploads: ObjectStore): Promise<number> {
  for (let count = 0; ; count += 1) {
    const [leftover] = await database.query<Claim>(claimSql);
    if (!leftover) return count;
    const { name, claim, isUsed } = leftover;
    const files = isUsed ? [] : [masterFile, ...madeFiles];
    await Promise.all(files.map((file) => uploads.delete(keyOf(name, file))));
    await database.query(doneSql, [name, claim]);
  }
}
