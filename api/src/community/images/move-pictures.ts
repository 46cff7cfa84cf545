import type { ObjectStore } from '@jangteo/object-store';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { untilNone } from '../../platform/repeat.ts';
import { keyOf, masterFile } from './picture-files.ts';

const nextSql = `
  SELECT name, bytes FROM member_image_file JOIN member_image USING (name)
  WHERE NOT is_stored AND file = $1 AND name > $2
  ORDER BY name
  LIMIT 1`;

const storedSql = 'UPDATE member_image SET is_stored = true WHERE name = $1 RETURNING name';

/** Sizes are made again from the master. */
const forgetSql = 'DELETE FROM member_image_file WHERE name = $1';

/** Of a picture that was deleted while it was moved. */
const collectSql = 'INSERT INTO leftover_picture (name, due_at) VALUES ($1, now()) ON CONFLICT (name) DO NOTHING';

/**
 * Moves the pictures that are rows of the database to the object store, one after the other; several processes may do
 * it at once. Returns how many.
 */
export function movePictures(database: Database, uploads: ObjectStore, closing?: AbortSignal): Promise<number> {
  let last = '';
  const moveNext = async () => {
    const [picture] = await database.query<{ name: string; bytes: Buffer }>(nextSql, [masterFile, last]);
    if (!picture) return 0;
    const { name, bytes } = picture;
    await uploads.write(keyOf(name, masterFile), bytes);
    await inTransaction(database, async (transaction) => {
      const stored = await transaction.query(storedSql, [name]);
      await transaction.query(stored.length > 0 ? forgetSql : collectSql, [name]);
    });
    last = name;
    return 1;
  };
  return untilNone(moveNext, { closing });
}
