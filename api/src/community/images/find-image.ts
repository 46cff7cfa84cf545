import { pictureWidths } from '@jangteo/contract/pictures';
import type { Queries } from '../../platform/database/database.ts';
import type { Encoders } from './encoders.ts';
import { masterFile } from './store-image.ts';

/** A picture of a deleted or hidden post is not found; one that no post uses yet is shown to its uploader only. */
const findSql = `
  SELECT width FROM member_image i
  WHERE name = $1 AND NOT EXISTS (
    SELECT FROM post_image JOIN post USING (post_id)
    WHERE post_image.name = i.name AND (post.hidden_at IS NOT NULL OR post.deleted_at IS NOT NULL)
  )`;

const findFileSql = `
  SELECT file, bytes FROM member_image_file WHERE name = $1 AND file IN ($2, $3)
  ORDER BY (file = $2) DESC
  LIMIT 1`;

/** Sizes of a picture that was deleted meanwhile are not stored. */
const keepSql = `
  INSERT INTO member_image_file (name, file, bytes)
  SELECT name, $2, $3 FROM member_image WHERE name = $1
  ON CONFLICT DO NOTHING`;

export interface ImageFile {
  file: string;
  bytes: Buffer;
}

const offered = new Set([...pictureWidths.flatMap((width) => [`${width}.avif`, `${width}.webp`]), 'share.jpg']);

/** A picture that is too small is served at its full width; the smallest size is made of every picture. */
const isLargeEnough = (width: number, file: string): boolean =>
  file === 'share.jpg' || Number.parseInt(file, 10) <= Math.max(width, pictureWidths[0]);

/** The first of the files for which the picture is large enough. It is made when it is first requested, and stored. */
export async function findImage(
  { database, encoders }: { database: Queries; encoders: Encoders },
  name: string,
  files: readonly string[],
): Promise<ImageFile | undefined> {
  const [image] = await database.query<{ width: number }>(findSql, [name]);
  const file = image && files.find((candidate) => offered.has(candidate) && isLargeEnough(image.width, candidate));
  if (!file) return undefined;
  const find = async () => (await database.query<ImageFile>(findFileSql, [name, file, masterFile]))[0];
  const found = await find();
  if (found?.file !== masterFile) return found;
  return encoders.inTurn(`picture ${name}`, async () => {
    // Another request may have made it while this one was queued.
    const known = await find();
    if (known?.file !== masterFile) return known;
    const bytes = await encoders.makeSize(known.bytes, file);
    await database.query(keepSql, [name, file, bytes]);
    return { file, bytes };
  });
}
