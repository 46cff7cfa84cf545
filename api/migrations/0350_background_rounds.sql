-- When the next round of a regular work is due: of all processes, one does it.
CREATE TABLE background_round (
  work text PRIMARY KEY,
  next_at timestamptz NOT NULL
);
