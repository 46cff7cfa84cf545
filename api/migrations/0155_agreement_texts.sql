-- What members were asked to agree to, word for word. A text is kept from the first answer to it on, and never changed.
CREATE TABLE agreement_text (
  kind       text NOT NULL CHECK (kind IN ('terms', 'privacy', 'age14', 'email', 'sms', 'push', 'nightPush')),
  version    text NOT NULL,
  text_hash  text NOT NULL CHECK (text_hash = encode(sha256(convert_to(text, 'UTF8')), 'hex')),
  text       text NOT NULL,
  PRIMARY KEY (kind, version),
  UNIQUE (kind, version, text_hash)
);

CREATE FUNCTION keep_agreement_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'agreement_text is append-only';
END $$;
CREATE TRIGGER agreement_text_is_append_only BEFORE UPDATE OR DELETE ON agreement_text
  FOR EACH ROW EXECUTE FUNCTION keep_agreement_text();

-- Null for answers from before texts were kept.
ALTER TABLE consent ADD COLUMN text_hash text;
ALTER TABLE consent ADD CONSTRAINT consent_names_its_text
  FOREIGN KEY (kind, version, text_hash) REFERENCES agreement_text (kind, version, text_hash);
