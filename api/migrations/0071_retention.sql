-- What has to be kept of members who have left, apart from all else and without their name. Found again by the account at
-- the provider, which is not to be told from its hash.
CREATE TABLE kept_record (
  kept_id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind          text NOT NULL CHECK (kind IN ('exchange', 'adConsent')),
  account_hash  bytea NOT NULL CHECK (length(account_hash) = 32),
  details       jsonb NOT NULL,
  until         timestamptz NOT NULL
);
CREATE INDEX kept_record_by_account ON kept_record (account_hash);
CREATE INDEX kept_record_by_end ON kept_record (until);

-- What is outdated is found without looking at all the rest.
CREATE INDEX accusation_by_end ON accusation (resolved_at) WHERE resolved_at IS NOT NULL;
CREATE INDEX audit_log_by_age ON audit_log (at);
CREATE INDEX device_unused ON device (seen_at) WHERE member_id IS NULL;
CREATE INDEX post_to_empty ON post (deleted_at) WHERE body <> '삭제된 글';
CREATE INDEX reply_to_empty ON reply (deleted_at) WHERE body <> '삭제된 글';

-- Who was shut out for good so far, too.
UPDATE barred_account SET until = now() + interval '1 year' WHERE until IS NULL;
ALTER TABLE barred_account ALTER until SET NOT NULL;
