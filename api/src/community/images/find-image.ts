import { pictureWidths } from '@jangteo/contract/pictures';
import type { ObjectStore } from '@jangteo/object-store';
import type { Queries } from '../../platform/database/database.ts';
import type { Encoders } from './encoders.ts';
import { keyOf, madeFiles, masterFile } from './picture-files.ts';

/**
 * A picture of a deleted or hidden post is not found. One that no post uses yet is shown to everyone who knows its name,
 * of which only its uploader was told and which cannot be guessed.
 */
const findSql = `
  SELECT width, is_stored AS "isStored" FROM member_image i
  WHERE name = $1 AND NOT EXISTS (
    SELECT FROM post_image JOIN post USING (post_id)
    WHERE post_image.name = i.name AND (post.hidden_at IS NOT NULL OR post.deleted_at IS NOT NULL)
  )`;

/** Of a picture that is not moved to the object store yet. */
const findRowSql = 'SELECT bytes FROM member_image_file WHERE name = $1 AND file = $2';

/** A size of a picture that was deleted while it was made is collected. */
const collectIfDeletedSql = `
  INSERT INTO leftover_picture (name, due_at)
  SELECT $1, now() WHERE NOT EXISTS (SELECT FROM member_image WHERE name = $1)
  ON CONFLICT (name) DO NOTHING`;

export interface ImageFile {
  file: string;
  bytes: Buffer;
}

interface Pictures {
  database: Queries;
  uploads: ObjectStore;
  encoders: Encoders;
}

/** A picture that is too small is served at its full width; the smallest size is made of every picture. */
const isLargeEnough = (width: number, file: string): boolean =>
  file === 'share.jpg' || Number.parseInt(file, 10) <= Math.max(width, pictureWidths[0]);

/** The first of the files for which the picture is large enough. It is made when it is first requested, and stored. */
export async function findImage(
  pictures: Pictures,
  name: string,
  files: readonly string[],
): Promise<ImageFile | undefined> {
  const [image] = await pictures.database.query<{ width: number; isStored: boolean }>(findSql, [name]);
  const file = image && files.find((candidate) => madeFiles.has(candidate) && isLargeEnough(image.width, candidate));
  if (!file) return undefined;
  const known = await readFile(pictures, { name, file, isStored: image.isStored });
  if (known) return { file, bytes: known };
  const { database, uploads, encoders } = pictures;
  return encoders.inTurn(`picture ${name}`, async () => {
    // Another request may have made it while this one was queued.
    const bytes = await uploads.read(keyOf(name, file));
    if (bytes) return { file, bytes };
    const master = await readFile(pictures, { name, file: masterFile, isStored: image.isStored });
    if (!master) return undefined;
    const made = await encoders.makeSize(master, file);
    await uploads.write(keyOf(name, file), made);
    await database.query(collectIfDeletedSql, [name]);
    return { file, bytes: made };
  });
}

interface WantedFile {
  name: string;
  file: string;
  isStored: boolean;
}

/** Rows come first: a picture may be moved to the object store meanwhile, never back. */
async function readFile(
  { database, uploads }: Pictures,
  { name, file, isStored }: WantedFile,
): Promise<Buffer | undefined> {
  const [row] = isStored ? [] : await database.query<{ bytes: Buffer }>(findRowSql, [name, file]);
  return row?.bytes ?? uploads.read(keyOf(name, file));
}
