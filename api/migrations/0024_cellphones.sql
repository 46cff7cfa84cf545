-- Codes by which members prove that a number is theirs, and how often they asked who else has one.

CREATE TABLE phone_code (
  phone_code_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id      integer NOT NULL REFERENCES member ON DELETE CASCADE,
  cellphone      text NOT NULL CHECK (cellphone ~ '^01\d{8,9}$'),
  code_hash      text NOT NULL,
  sent_at        timestamptz NOT NULL,
  expires_at     timestamptz NOT NULL,
  wrong_tries    smallint NOT NULL DEFAULT 0,
  used_at        timestamptz
);
CREATE INDEX phone_code_by_member ON phone_code (member_id, sent_at DESC);
CREATE INDEX phone_code_by_number ON phone_code (cellphone, sent_at DESC);
CREATE INDEX phone_code_by_age ON phone_code (sent_at);

CREATE TABLE email_lookup (
  member_id     integer NOT NULL REFERENCES member ON DELETE CASCADE,
  looked_up_at  timestamptz NOT NULL
);
CREATE INDEX email_lookup_by_member ON email_lookup (member_id, looked_up_at DESC);
CREATE INDEX email_lookup_by_age ON email_lookup (looked_up_at);
