import { type ObjectStore, ObjectStoreUnavailable } from '@jangteo/object-store';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { EncodedImage } from './encode-image.ts';
import { keyOf, masterFile } from './picture-files.ts';

interface NamedImage {
  name: string;
  /** Null for a picture of the market itself. */
  memberId: number | null;
  image: EncodedImage;
  now: Date;
}

/** Fails for a name whose files are being deleted. */
const beginSql = `
  INSERT INTO leftover_picture (name, due_at) VALUES ($1, now() + interval '1 hour')
  ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at
  WHERE coalesce(leftover_picture.claimed_until < now(), true)
  RETURNING name`;

const insertSql = `
  INSERT INTO member_image (name, member_id, width, height, created_at, is_stored) VALUES ($1, $2, $3, $4, $5, true)
  ON CONFLICT (name) DO NOTHING
  RETURNING name`;

const completeSql = 'DELETE FROM leftover_picture WHERE name = $1';

/**
 * Stores a picture under its name: first the file, then the row, with what else belongs to it. An upload that ends in
 * between leaves a file that is collected. Returns false if the name exists already.
 */
export async function storeImage(
  { database, uploads }: { database: Database; uploads: ObjectStore },
  { name, memberId, image: { width, height, master }, now }: NamedImage,
  alongWith: (transaction: Queries) => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  const begun = await database.query(beginSql, [name]);
  if (begun.length === 0) throw new ObjectStoreUnavailable(`the files of ${name} are being deleted`);
  await uploads.write(keyOf(name, masterFile), master);
  return inTransaction(database, async (transaction) => {
    const stored = await transaction.query(insertSql, [name, memberId, width, height, now]);
    await transaction.query(completeSql, [name]);
    await alongWith(transaction);
    return stored.length > 0;
  });
}
