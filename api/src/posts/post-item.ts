/** What a list shows of a post; needs `post` and `member` in the statement. */
export const postItemColumns = `
  post.post_id AS "postId", post.topic, post.title,
  regexp_replace(left(post.body, 160), '\\s+', ' ', 'g') AS excerpt,
  (SELECT image_url FROM post_image WHERE post_image.post_id = post.post_id AND position = 1) AS "imageUrl",
  (SELECT count(*)::integer FROM post_image WHERE post_image.post_id = post.post_id) AS "imageCount",
  json_build_object('memberId', member.member_id, 'nickname', member.nickname, 'level', member.level) AS author,
  post.like_count AS "likeCount", post.reply_count AS "replyCount", post.view_count AS "viewCount",
  post.created_at AS "regDt"`;

/** Posts that anybody may read on the dashboard. Written as the indexes have it. */
export const onDashboard = `post.kind IN ('board', 'daily') AND post.hidden_at IS NULL AND post.deleted_at IS NULL`;
