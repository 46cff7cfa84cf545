-- Lists of posts. What posts are listed by, a board, one of its topics, what a question waits for, is a key, as it is for
-- products; each key has its posts in every order that can be asked for. A list walks them in its order and stops when it is
-- full: it takes as long in a large community as in a small one. Triggers keep it in step; nothing else writes it.

CREATE TABLE post_entry (
  post_id     integer NOT NULL,
  key         text COLLATE "C" NOT NULL, -- 'qna', 'qna recipe', 'qna open', 'qna open recipe'
  member_id   integer NOT NULL,
  score       integer NOT NULL,
  created_at  timestamptz NOT NULL,
  closes_at   timestamptz,
  PRIMARY KEY (post_id, key)
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

CREATE FUNCTION lists_of_post(kind text, topic text, is_accepted boolean, reply_count integer) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(list || of_topic)
  FROM unnest(CASE
    WHEN kind IN ('board', 'daily') THEN ARRAY['dashboard']
    WHEN kind = 'survey' THEN ARRAY['survey']
    WHEN is_accepted THEN ARRAY['qna', 'qna accepted']
    WHEN reply_count > 0 THEN ARRAY['qna', 'qna open']
    ELSE ARRAY['qna', 'qna open', 'qna unanswered']
  END) list
  CROSS JOIN unnest(ARRAY['', ' ' || topic]) of_topic
$$;

CREATE VIEW listed_post AS
SELECT post_id, key, member_id, score, created_at, closes_at
FROM post CROSS JOIN unnest(lists_of_post(kind, topic, accepted_reply_id IS NOT NULL, reply_count)) key
WHERE hidden_at IS NULL AND deleted_at IS NULL;

CREATE FUNCTION list_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM post_entry WHERE post_id = NEW.post_id;
  INSERT INTO post_entry SELECT * FROM listed_post WHERE post_id = NEW.post_id;
  RETURN NULL;
END $$;
CREATE TRIGGER list_written AFTER INSERT ON post FOR EACH ROW EXECUTE FUNCTION list_post();
CREATE TRIGGER list_changed AFTER UPDATE ON post
  FOR EACH ROW WHEN (
    (OLD.kind, OLD.topic, OLD.created_at, OLD.hidden_at IS NULL, OLD.deleted_at IS NULL,
      OLD.accepted_reply_id IS NULL, OLD.kind = 'qna' AND OLD.reply_count = 0)
    IS DISTINCT FROM
    (NEW.kind, NEW.topic, NEW.created_at, NEW.hidden_at IS NULL, NEW.deleted_at IS NULL,
      NEW.accepted_reply_id IS NULL, NEW.kind = 'qna' AND NEW.reply_count = 0)
  )
  EXECUTE FUNCTION list_post();

-- Of posts that stay in the same lists: a like moves them within these.
CREATE FUNCTION move_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_entry SET score = NEW.score, closes_at = NEW.closes_at WHERE post_id = NEW.post_id;
  RETURN NULL;
END $$;
CREATE TRIGGER move_changed AFTER UPDATE ON post
  FOR EACH ROW WHEN ((OLD.score, OLD.closes_at) IS DISTINCT FROM (NEW.score, NEW.closes_at))
  EXECUTE FUNCTION move_post();

CREATE FUNCTION forget_removed_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM post_entry WHERE post_id IN (SELECT post_id FROM removed);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_removed AFTER DELETE ON post REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION forget_removed_posts();

CREATE FUNCTION forget_all_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE post_entry;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_all AFTER TRUNCATE ON post FOR EACH STATEMENT EXECUTE FUNCTION forget_all_posts();

-- A class of scores, each up to 1.41 times the one below it: within a class, popularity is nearly a matter of age.
CREATE FUNCTION score_class(score integer) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN floor(2 * ln(score + 2::float8) / ln(2::float8) + 1e-9)::smallint;

INSERT INTO post_entry SELECT * FROM listed_post;
-- One for each order, with what lists are filtered by, so that no more than the index is read.
CREATE INDEX post_entry_newest ON post_entry (key, created_at DESC, post_id DESC) INCLUDE (member_id, score, closes_at);
CREATE INDEX post_entry_popular ON post_entry (key, score DESC, post_id DESC) INCLUDE (member_id, closes_at);
CREATE INDEX post_entry_fresh ON post_entry (score_class(score), created_at DESC, post_id DESC) INCLUDE (score, member_id)
  WHERE key = 'dashboard';

-- With these gone, no index knows what a like or a reply changes: the row of the post is changed within its page.
DROP INDEX post_on_dashboard, post_on_dashboard_by_topic, post_on_dashboard_by_score, post_by_kind, post_by_score, question_open;
DROP INDEX IF EXISTS question_unanswered;

DROP INDEX post_by_member;
CREATE INDEX post_by_member ON post (member_id, created_at DESC, post_id DESC) INCLUDE (kind)
  WHERE hidden_at IS NULL AND deleted_at IS NULL;
DROP INDEX post_by_day;
CREATE INDEX post_by_day ON post (board_date, created_at DESC, post_id DESC) INCLUDE (member_id)
  WHERE kind = 'daily' AND hidden_at IS NULL AND deleted_at IS NULL;
