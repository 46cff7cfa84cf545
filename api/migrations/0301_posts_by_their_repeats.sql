-- A word such as 가가가 or 은은은 has only two or three different runs of three strokes, which stand in many posts that do
-- not have the word. So those runs of four and six strokes of which the second half repeats the first have an index of their
-- own, each behind the number of the segment. Few posts have any.
CREATE FUNCTION post_repeats(post_id integer, strokes text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT array_agg(DISTINCT segment_of(post_id) || run[1])
  FROM generate_series(2, 3) half
  CROSS JOIN generate_series(1, 2 * half) beginning
  CROSS JOIN regexp_matches(substr(strokes, beginning), repeat('.', 2 * half), 'g') run
  WHERE left(run[1], half) = right(run[1], half) AND strpos(run[1], ' ') = 0;
END;

CREATE INDEX post_search_by_repeats ON post_search USING gin (post_repeats(post_id, strokes)) WITH (fastupdate = off);
ALTER INDEX post_search_by_repeats ALTER COLUMN 1 SET STATISTICS 0;

-- As before, with the statistics of both indexes.
CREATE OR REPLACE FUNCTION index_all_posts() RETURNS void LANGUAGE plpgsql SET maintenance_work_mem = '512MB' AS $$
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
  ALTER INDEX post_search_by_repeats ALTER COLUMN 1 SET STATISTICS 0;
END $$;
