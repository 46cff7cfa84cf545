-- An application that goes with its member frees its place. New ones are counted as they take theirs.
CREATE TRIGGER count_removed AFTER DELETE ON event_application REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_count('event', 'event_id', 'applied_count');
