-- The number that a member had before the first change of the last day: for a day, that change can be undone.
CREATE TABLE replaced_cellphone (
  member_id    integer PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  cellphone    text NOT NULL CHECK (cellphone ~ '^\d{9,11}$'),
  replaced_at  timestamptz NOT NULL
);
CREATE INDEX replaced_cellphone_by_age ON replaced_cellphone (replaced_at);
