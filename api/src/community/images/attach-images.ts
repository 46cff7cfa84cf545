import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';

interface Attachment {
  postId: number;
  memberId: number;
  /** Addresses of uploads, in the order in which they are shown. */
  images: string[];
}

/**
 * Writes the uploads' rows anew, so that they are neither deleted as unused nor attached to another post meanwhile. A lock would
 * not do: a deletion that waits for it looks again only at rows that have changed by then.
 */
const holdSql = `
  UPDATE member_image i SET member_id = i.member_id
  WHERE i.name = ANY(SELECT substr(url, 6) FROM unnest($3::text[]) url) AND i.member_id = $2
    AND NOT EXISTS (SELECT FROM post_image p WHERE p.name = i.name AND p.post_id <> $1)`;

const forgetSql = 'DELETE FROM post_image WHERE post_id = $1';

const attachSql = `
  INSERT INTO post_image (post_id, position, image_url, width, height, name)
  SELECT $1, wanted.place, wanted.url, i.width, i.height, i.name
  FROM unnest($3::text[]) WITH ORDINALITY wanted (url, place)
  JOIN member_image i ON i.name = substr(wanted.url, 6) AND i.member_id = $2
  WHERE NOT EXISTS (SELECT FROM post_image p WHERE p.name = i.name)
  RETURNING position`;

/** Sets the pictures of a post: uploads of its writer that no other post uses. */
export async function attachImages(transaction: Queries, { postId, memberId, images }: Attachment): Promise<void> {
  await transaction.query(holdSql, [postId, memberId, images]);
  await transaction.query(forgetSql, [postId]);
  const attached = await transaction.query(attachSql, [postId, memberId, images]);
  if (attached.length < images.length) {
    throw new ApiError('noData', { message: '사진을 찾을 수 없어요. 다시 올려 주세요.' });
  }
}
