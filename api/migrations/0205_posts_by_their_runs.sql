-- The posts that have all runs of three strokes and contain all texts (patterns of strokes). The planner does not know that
-- reading the runs of every post takes half a second: they are stored compressed and apart from their rows. It is to use the
-- index, however many posts have a run.
CREATE FUNCTION posts_with_runs(runs text[], texts text[]) RETURNS SETOF integer LANGUAGE sql STABLE
  SET enable_seqscan = off AS $$
  SELECT post_id FROM post_search WHERE grams @> runs AND strokes LIKE ALL (texts)
$$;
