-- Each draw can be checked: the hash of the seed is published before the play, the seed itself after it.

-- A member's seed of a day, made when its hash is first asked for.
CREATE TABLE game_draw (
  member_id  integer NOT NULL REFERENCES member ON DELETE CASCADE,
  game_code  text NOT NULL,
  on_day     date NOT NULL,                               -- in Korea
  seed       bytea NOT NULL CHECK (length(seed) = 32),
  PRIMARY KEY (member_id, game_code, on_day)
);
CREATE INDEX game_draw_by_day ON game_draw (on_day);

-- What the draw was made of; null for plays from before receipts.
ALTER TABLE game_play
  ADD COLUMN seed   bytea CHECK (length(seed) = 32),
  ADD COLUMN choice text CHECK (char_length(choice) BETWEEN 1 AND 100),
  ADD COLUMN roll   smallint CHECK (roll >= 0),
  ADD CHECK (num_nulls(seed, choice, roll) IN (0, 3));
