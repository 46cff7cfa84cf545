-- What a provider's form has brought to the login's landing page, until the page fetches it.
CREATE TABLE landing_answer (
  -- Of the key that the page was given; it opens its answer once.
  key_hash bytea PRIMARY KEY,
  -- Name, email and token of somebody, sealed with a key of the server.
  sealed bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX landing_answer_expires_at ON landing_answer (expires_at);
