import type { Queries } from '../../platform/database/database.ts';

/** A picture of a post that is gone is gone too; one that is in no post yet is shown to whoever sent it. */
const findSql = `
  SELECT file, bytes FROM member_image_file f
  WHERE name = $1 AND file = ANY($2) AND NOT EXISTS (
    SELECT FROM post_image JOIN post USING (post_id)
    WHERE post_image.name = f.name AND (post.hidden_at IS NOT NULL OR post.deleted_at IS NOT NULL)
  )
  ORDER BY array_position($2, file)
  LIMIT 1`;

export interface ImageFile {
  file: string;
  bytes: Buffer;
}

/** The first of the files that there is. */
export async function findImage(database: Queries, name: string, files: string[]): Promise<ImageFile | undefined> {
  const [found] = await database.query<ImageFile>(findSql, [name, files]);
  return found;
}
