-- What members want to be told of: a deal that begins, a season that comes, the first live show.

CREATE TABLE alarm_request (
  member_id     integer NOT NULL REFERENCES member ON DELETE CASCADE,
  kind          text NOT NULL CHECK (kind IN ('deal', 'season', 'shoppingLive')),
  target_id     integer NOT NULL,
  requested_at  timestamptz NOT NULL,
  told_at       timestamptz,  -- of a season, which comes again: when the member was told, or asked while it was there
  PRIMARY KEY (member_id, kind, target_id)
);
CREATE INDEX alarm_request_by_target ON alarm_request (kind, target_id);

-- Everyone is told of a notice, in portions: those up to a number have been.
ALTER TABLE notice
  ADD COLUMN told_up_to integer NOT NULL DEFAULT 0,
  ADD COLUMN told_at timestamptz;  -- null: there may be members who have not been told
CREATE INDEX notice_to_tell ON notice (reg_dt) WHERE is_published AND told_at IS NULL;
-- Of what was published before there were alarms nobody is told.
UPDATE notice SET told_at = now() WHERE is_published;
