-- What members have begun to write: one draft for each board, the newest of all their devices.
CREATE TABLE post_draft (
  member_id   integer NOT NULL REFERENCES member ON DELETE CASCADE,
  board       text NOT NULL CHECK (board IN ('dashboard', 'qna', 'survey', 'daily')),
  content     jsonb NOT NULL,
  written_at  timestamptz NOT NULL,
  PRIMARY KEY (member_id, board)
);
CREATE INDEX post_draft_by_age ON post_draft (written_at);
