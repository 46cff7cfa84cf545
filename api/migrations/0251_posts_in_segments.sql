-- Search of posts. The index of an array gives all posts with a run of letters, in no order, however many there are. So
-- posts are counted off in segments of 4096, and every run is indexed with the number of its post's segment: a search walks
-- the segments from the newest to the oldest and stops when it has found enough. A new post's runs all go to the same small
-- part of the index.

DROP TRIGGER index_written ON post;
DROP FUNCTION index_post, posts_with_runs;
DROP TABLE post_search;
DROP INDEX post_by_initials;
ALTER TABLE post DROP COLUMN search_initials;

CREATE TABLE post_search (
  post_id    integer PRIMARY KEY REFERENCES post ON DELETE CASCADE,
  member_id  integer NOT NULL,
  board      text NOT NULL,
  title      text NOT NULL, -- in lower case
  initials   text NOT NULL, -- of the title's syllables, without spaces
  strokes    text NOT NULL  -- of title and text
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

CREATE FUNCTION segment_of(post_id integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN post_id >> 12;

-- All runs of one to `longest` letters within the words. They are read from each beginning on, in turns: taking them out one
-- by one by their places walks a long word from its beginning each time.
CREATE FUNCTION runs(letters text, longest integer) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT run[1]
  FROM regexp_replace(letters, '[\s·>/,()\[\]×]+', ' ', 'g') spaced
  CROSS JOIN generate_series(1, longest) length
  CROSS JOIN generate_series(1, length) beginning
  CROSS JOIN regexp_matches(substr(spaced, beginning), repeat('.', length), 'g') run
  WHERE strpos(run[1], ' ') = 0;
END;

-- The keys by which a post is found: its board (@), the runs of its title (#), of the title's initials (^) and of all its
-- strokes (=), each behind the number of the segment.
CREATE FUNCTION post_keys(post_id integer, board text, title text, initials text, strokes text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT array_agg(segment_of(post_id) || key)
  FROM (
    SELECT '@' || board
    UNION ALL SELECT '#' || runs(title, 2)
    UNION ALL SELECT '^' || runs(initials, 3)
    UNION ALL SELECT '=' || runs(strokes, 3)
  ) keys (key);
END;

CREATE VIEW searched_post AS
SELECT post_id, member_id, CASE WHEN kind IN ('board', 'daily') THEN 'dashboard' ELSE kind END AS board,
       lower(title) AS title, initials(replace(title, ' ', '')) AS initials, strokes(title || ' ' || body) AS strokes
FROM post
WHERE hidden_at IS NULL AND deleted_at IS NULL;

CREATE FUNCTION index_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM post_search WHERE post_id = NEW.post_id;
  INSERT INTO post_search SELECT * FROM searched_post WHERE post_id = NEW.post_id;
  RETURN NULL;
END $$;
CREATE TRIGGER index_written AFTER INSERT ON post FOR EACH ROW EXECUTE FUNCTION index_post();
CREATE TRIGGER index_changed AFTER UPDATE ON post
  FOR EACH ROW WHEN (
    (OLD.kind, OLD.title, OLD.body, OLD.hidden_at IS NULL, OLD.deleted_at IS NULL)
    IS DISTINCT FROM
    (NEW.kind, NEW.title, NEW.body, NEW.hidden_at IS NULL, NEW.deleted_at IS NULL)
  )
  EXECUTE FUNCTION index_post();

INSERT INTO post_search SELECT * FROM searched_post;
-- Entries are written at once: a list of pending ones is now and then worked off by a writer who did not expect it.
CREATE INDEX post_search_by_keys ON post_search USING gin (post_keys(post_id, board, title, initials, strokes))
  WITH (fastupdate = off);
-- Keys are looked up whatever the statistics say; collecting them would take longer than all others.
ALTER INDEX post_search_by_keys ALTER COLUMN 1 SET STATISTICS 0;

-- Lists and search of all posts anew, while nobody reads them: after many posts were written with their triggers disabled.
CREATE FUNCTION index_all_posts() RETURNS void LANGUAGE plpgsql SET maintenance_work_mem = '512MB' AS $$
DECLARE
  indexes pg_indexes[] := ARRAY(
    SELECT i FROM pg_indexes i
    WHERE tablename IN ('post_entry', 'post_search') AND indexname NOT LIKE '%\_pkey'
    ORDER BY indexname
  );
  an_index pg_indexes;
BEGIN
  TRUNCATE post_entry, post_search;
  FOREACH an_index IN ARRAY indexes LOOP
    EXECUTE format('DROP INDEX %I', an_index.indexname);
  END LOOP;
  INSERT INTO post_entry SELECT * FROM listed_post;
  INSERT INTO post_search SELECT * FROM searched_post ORDER BY post_id;
  FOREACH an_index IN ARRAY indexes LOOP
    EXECUTE an_index.indexdef;
  END LOOP;
  ALTER INDEX post_search_by_keys ALTER COLUMN 1 SET STATISTICS 0;
END $$;
