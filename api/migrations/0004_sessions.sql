-- A session is one sign-in on one device; its refresh tokens follow one another. The session is the family of the tokens:
-- whoever uses an old one again ends it for all of them.

DROP TABLE session;

CREATE TABLE session (
  session_id   uuid PRIMARY KEY,
  member_id    integer NOT NULL REFERENCES member ON DELETE CASCADE,
  device_uuid  text NOT NULL CHECK (char_length(device_uuid) BETWEEN 1 AND 100),
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,  -- moves on with each refresh
  revoked_at   timestamptz
);
CREATE INDEX session_by_member ON session (member_id);
CREATE INDEX session_by_device ON session (device_uuid, member_id) WHERE revoked_at IS NULL;
CREATE INDEX session_by_end ON session (expires_at);

-- Tokens are kept as their hash; a token's one successor can be told from it with the server's key alone.
CREATE TABLE refresh_token (
  token_hash  bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  session_id  uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  rotated_at  timestamptz
);
CREATE INDEX refresh_token_by_session ON refresh_token (session_id);
-- One of them holds.
CREATE UNIQUE INDEX refresh_token_current ON refresh_token (session_id) WHERE rotated_at IS NULL;

ALTER TABLE member
  ADD COLUMN shop_customer_key  uuid UNIQUE DEFAULT gen_random_uuid(),  -- under which the shop platform knows the member
  ADD COLUMN shop_registered_at timestamptz;                            -- null: the shop platform has not confirmed it

ALTER TABLE member ADD CHECK (withdrawn_at IS NULL OR num_nonnulls(ban_message, agreed_at, shop_customer_key) = 0);

-- The grant's token leaves the database only sealed.
ALTER TABLE social_account DROP COLUMN provider_token;
ALTER TABLE social_account ADD COLUMN grant_token bytea;

-- Who may not sign up: the hash of channel and subject says nothing about the person.
CREATE TABLE barred_account (
  account_hash  bytea PRIMARY KEY CHECK (length(account_hash) = 32),
  reason        text NOT NULL CHECK (reason IN ('withdrawn', 'prohibited')),
  until         timestamptz,  -- null: for good
  CHECK (reason = 'prohibited' OR until IS NOT NULL)
);

ALTER TABLE consent DROP CONSTRAINT consent_kind_check;
ALTER TABLE consent ADD CONSTRAINT consent_kind_check
  CHECK (kind IN ('terms', 'privacy', 'age14', 'email', 'sms', 'push', 'nightPush'));

-- What was agreed to stays as it was, until its member leaves.
CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT FROM member WHERE member_id = OLD.member_id AND withdrawn_at IS NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'consent is append-only';
END $$;
CREATE TRIGGER consent_is_append_only BEFORE UPDATE OR DELETE ON consent FOR EACH ROW EXECUTE FUNCTION keep_consent();
