-- Three letters from each place on, read in three turns. Taking them out one by one by their places walks the text from
-- its beginning each time, which took seconds for a long text.
CREATE OR REPLACE FUNCTION grams(letters text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT run[1])
  FROM generate_series(1, 3) beginning, regexp_matches(substr(letters, beginning), '...', 'g') run
$$;

-- What posts are found by stands beside them: a like or a reply changes the post, and not thousands of index entries.
-- The trigger writes it, nothing else.
CREATE TABLE post_search (
  post_id  integer PRIMARY KEY REFERENCES post ON DELETE CASCADE,
  strokes  text NOT NULL,
  grams    text[]                -- null for a text of fewer than three strokes
);
INSERT INTO post_search SELECT post_id, search_strokes, search_grams FROM post;
-- Entries are written at once: a list of pending ones is now and then worked off by a writer who did not expect it.
CREATE INDEX post_search_by_grams ON post_search USING gin (grams) WITH (fastupdate = off);
ALTER TABLE post DROP COLUMN search_strokes, DROP COLUMN search_grams;

CREATE FUNCTION index_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  letters text := strokes(NEW.title || ' ' || NEW.body);
BEGIN
  INSERT INTO post_search (post_id, strokes, grams) VALUES (NEW.post_id, letters, grams(letters))
  ON CONFLICT (post_id) DO UPDATE SET strokes = EXCLUDED.strokes, grams = EXCLUDED.grams;
  RETURN NULL;
END $$;
CREATE TRIGGER index_written AFTER INSERT OR UPDATE OF title, body ON post FOR EACH ROW EXECUTE FUNCTION index_post();
