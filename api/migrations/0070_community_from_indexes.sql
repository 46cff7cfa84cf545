-- What is popular is chosen among all posts of a week, and lists say how many there are: neither has to look at the posts
-- themselves when the index knows when they were written, how much echo they found, and by whom.
DROP INDEX post_on_dashboard;
CREATE INDEX post_on_dashboard ON post (created_at DESC, post_id DESC) INCLUDE (score, member_id)
  WHERE kind IN ('board', 'daily') AND hidden_at IS NULL AND deleted_at IS NULL;
DROP INDEX post_by_kind;
CREATE INDEX post_by_kind ON post (kind, created_at DESC, post_id DESC) INCLUDE (member_id)
  WHERE hidden_at IS NULL AND deleted_at IS NULL;

-- Initial consonants stand in any title: they are looked for in all of them, the newest first.
CREATE INDEX post_by_initials ON post (created_at DESC, post_id DESC) INCLUDE (search_initials, kind, member_id)
  WHERE hidden_at IS NULL AND deleted_at IS NULL;
