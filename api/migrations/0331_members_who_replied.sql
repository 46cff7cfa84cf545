-- The replies from before. Nobody replies meanwhile.
LOCK TABLE reply IN SHARE MODE;
CREATE INDEX reply_by_replier ON reply (post_id, member_id) WHERE hidden_at IS NULL AND deleted_at IS NULL;
UPDATE post SET replier_count = counted.repliers
FROM (
  SELECT post_id, count(DISTINCT member_id) AS repliers FROM reply WHERE hidden_at IS NULL AND deleted_at IS NULL GROUP BY post_id
) counted
WHERE post.post_id = counted.post_id;
