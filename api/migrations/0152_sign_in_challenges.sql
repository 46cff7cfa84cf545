-- Challenges of sign-ins that have been presented: each counts once. Until then a challenge is known to nobody but the
-- browser that it was made for.
CREATE TABLE spent_challenge (
  state_hash  bytea PRIMARY KEY CHECK (length(state_hash) = 32),
  expires_at  timestamptz NOT NULL  -- of the challenge itself, which is refused from then on
);
CREATE INDEX spent_challenge_by_end ON spent_challenge (expires_at);

-- The browser in which a session was begun, as the hash of the secret in its cookie.
ALTER TABLE session ADD COLUMN browser_hash bytea CHECK (length(browser_hash) = 32);
