/** Uploads that no post uses a day later, or only posts deleted a month ago. `$1` is now. */
export const unusedImages = `
  member_image.member_id IS NOT NULL AND member_image.created_at < $1::timestamptz - interval '1 day' AND NOT EXISTS (
    SELECT FROM post_image JOIN post USING (post_id)
    WHERE post_image.name = member_image.name
      AND (post.deleted_at IS NULL OR post.deleted_at > $1::timestamptz - interval '30 days')
  )`;
