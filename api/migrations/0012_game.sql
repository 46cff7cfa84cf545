-- One play a day, in Korea, and what it brought.
CREATE TABLE game_play (
  member_id  integer NOT NULL REFERENCES member ON DELETE CASCADE,
  game_code  text NOT NULL,
  played_on  date NOT NULL,
  stars      smallint NOT NULL CHECK (stars BETWEEN 1 AND 50),
  played_at  timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_code, played_on)
);
