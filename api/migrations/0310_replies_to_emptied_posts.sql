-- From now on the replies to a deleted post are emptied together with it, and an emptied post is not looked at again: these are
-- the replies to posts that were emptied before.
UPDATE reply SET body = '삭제된 글'
FROM post
WHERE post.post_id = reply.post_id AND post.body = '삭제된 글' AND post.deleted_at < now() - interval '30 days'
  AND reply.body <> '삭제된 글';
