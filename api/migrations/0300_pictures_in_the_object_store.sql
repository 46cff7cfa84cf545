-- The files of pictures are in the object store, below the picture's name. Pictures from before have theirs in
-- member_image_file until the API has moved them.
ALTER TABLE member_image ADD COLUMN is_stored boolean NOT NULL DEFAULT false;
CREATE INDEX member_image_unstored ON member_image (name) WHERE NOT is_stored;

-- Names whose files may be in the object store without a picture: uploads that have begun, and deleted pictures. What no
-- picture needs when it is due is deleted.
CREATE TABLE leftover_picture (
  name           text PRIMARY KEY,
  due_at         timestamptz NOT NULL,
  claimed_until  timestamptz -- while its files are being deleted
);
CREATE INDEX leftover_picture_by_due ON leftover_picture (due_at);

CREATE FUNCTION leave_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO leftover_picture (name, due_at) VALUES (OLD.name, now())
  ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at;
  RETURN NULL;
END $$;
CREATE TRIGGER leave_picture AFTER DELETE ON member_image FOR EACH ROW EXECUTE FUNCTION leave_picture();
