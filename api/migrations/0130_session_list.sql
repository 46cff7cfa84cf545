-- What a member is shown of each login, and what has been tried against logins.

ALTER TABLE session
  ADD COLUMN device_name   text NOT NULL DEFAULT '알 수 없는 기기' CHECK (char_length(device_name) BETWEEN 1 AND 60),
  ADD COLUMN last_used_at  timestamptz NOT NULL DEFAULT now();
UPDATE session SET last_used_at = created_at;

-- Attacks on logins, and logins that members ended from another device. Kept as long as access logs are.
CREATE TABLE security_event (
  event_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at         timestamptz NOT NULL,
  event      text NOT NULL,
  member_id  integer REFERENCES member,  -- null: nobody was signed in
  address    text NOT NULL,              -- from which the request came
  details    jsonb NOT NULL
);
CREATE INDEX security_event_by_age ON security_event (at);
CREATE INDEX security_event_by_member ON security_event (member_id, event_id DESC);
