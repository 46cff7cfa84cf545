-- What questions that resemble one that is being typed are found by: runs of three strokes of the title and the beginning
-- of the text, without spaces, which people put where they like. The trigger writes it, nothing else.
CREATE TABLE question_runs (
  post_id  integer PRIMARY KEY REFERENCES post ON DELETE CASCADE,
  runs     text[] NOT NULL
);

CREATE FUNCTION runs_of_question(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(grams(strokes(regexp_replace(value, '[\s?!.,~]+', '', 'g'))), '{}')
$$;

CREATE FUNCTION index_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_runs (post_id, runs) VALUES (NEW.post_id, runs_of_question(NEW.title || left(NEW.body, 60)))
  ON CONFLICT (post_id) DO UPDATE SET runs = EXCLUDED.runs;
  RETURN NULL;
END $$;
CREATE TRIGGER index_question AFTER INSERT OR UPDATE OF title, body ON post
  FOR EACH ROW WHEN (NEW.kind = 'qna') EXECUTE FUNCTION index_question();

INSERT INTO question_runs (post_id, runs)
SELECT post_id, runs_of_question(title || left(body, 60)) FROM post WHERE kind = 'qna';
CREATE INDEX question_by_runs ON question_runs USING gin (runs) WITH (fastupdate = off);
