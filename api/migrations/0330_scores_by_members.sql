-- What one member adds to a post's popularity is bounded: however many replies are written, each member counts once.

ALTER TABLE post ADD COLUMN replier_count integer NOT NULL DEFAULT 0 CHECK (replier_count >= 0);

-- A generated column cannot get another expression without the table being written anew.
ALTER TABLE post ALTER COLUMN score DROP EXPRESSION;
CREATE FUNCTION score_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.score := NEW.like_count + 2 * NEW.clip_count + 2 * NEW.replier_count + 2 * NEW.share_count + NEW.view_count / 20;
  RETURN NEW;
END $$;
CREATE TRIGGER score_changed BEFORE INSERT OR UPDATE ON post FOR EACH ROW EXECUTE FUNCTION score_post();

-- A post counts the replies that can be read, and the members who wrote them.
CREATE OR REPLACE FUNCTION keep_reply_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post SET reply_count = reply_count
    + (NEW.hidden_at IS NULL AND NEW.deleted_at IS NULL)::integer
    - CASE TG_OP WHEN 'UPDATE' THEN (OLD.hidden_at IS NULL AND OLD.deleted_at IS NULL)::integer ELSE 0 END
  WHERE post_id = NEW.post_id;
  -- The row is locked now: a statement of its own sees the replies that were written while this one waited.
  UPDATE post SET replier_count = (
    SELECT count(DISTINCT member_id) FROM reply WHERE post_id = NEW.post_id AND hidden_at IS NULL AND deleted_at IS NULL
  )
  WHERE post_id = NEW.post_id;
  RETURN NULL;
END $$;
