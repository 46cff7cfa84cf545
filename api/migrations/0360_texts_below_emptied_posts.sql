-- From now on a deleted post is emptied once nothing below it has its text any more, the options of a survey included: these are
-- the texts below posts that were emptied before.
UPDATE reply SET body = '삭제된 글'
FROM post
WHERE post.post_id = reply.post_id AND post.body = '삭제된 글' AND post.deleted_at < now() - interval '30 days'
  AND reply.body <> '삭제된 글';
UPDATE poll_option SET text = '삭제된 글'
FROM post
WHERE post.post_id = poll_option.post_id AND post.body = '삭제된 글' AND post.deleted_at < now() - interval '30 days'
  AND poll_option.text <> '삭제된 글';
