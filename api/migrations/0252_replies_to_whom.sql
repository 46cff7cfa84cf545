-- Whose post a reply stands below, so that a member is told of new replies without looking at all posts of theirs.
ALTER TABLE reply ADD COLUMN post_member_id integer;
UPDATE reply SET post_member_id = post.member_id FROM post WHERE post.post_id = reply.post_id;
CREATE INDEX reply_to_member ON reply (post_member_id, created_at DESC);

CREATE FUNCTION fill_post_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.post_member_id := (SELECT member_id FROM post WHERE post_id = NEW.post_id);
  RETURN NEW;
END $$;
CREATE TRIGGER fill_post_member BEFORE INSERT ON reply FOR EACH ROW EXECUTE FUNCTION fill_post_member();
