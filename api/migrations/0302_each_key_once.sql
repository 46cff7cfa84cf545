-- Each key of a post once: the same keys as before, so the index stays as it is. A text of five thousand times one syllable had
-- 75,004 keys for the fifteen different ones of its strokes.
CREATE OR REPLACE FUNCTION post_keys(post_id integer, board text, title text, initials text, strokes text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT array_agg(segment_of(post_id) || key)
  FROM (
    SELECT '@' || board
    UNION ALL SELECT DISTINCT '#' || run FROM runs(title, 2) run
    UNION ALL SELECT DISTINCT '^' || run FROM runs(initials, 3) run
    UNION ALL SELECT DISTINCT '=' || run FROM runs(strokes, 3) run
  ) keys (key);
END;
