-- What the program promises of times that callers and operators send, the database checks as well.

-- A survey is open for an hour to thirty days.
UPDATE post SET closes_at = greatest(created_at + interval '1 hour', least(created_at + interval '30 days', closes_at))
WHERE closes_at - created_at NOT BETWEEN interval '1 hour' AND interval '30 days';
ALTER TABLE post ADD CONSTRAINT post_survey_duration
  CHECK (closes_at - created_at BETWEEN interval '1 hour' AND interval '30 days');

-- A time outside of these centuries is a mistake, and some readers have no calendar for it.
CREATE FUNCTION is_of_our_time(moment timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN moment BETWEEN '1900-01-01 00:00:00+00' AND '2199-12-31 00:00:00+00';
UPDATE recent_view SET viewed_at = now() WHERE NOT is_of_our_time(viewed_at);
ALTER TABLE recent_view ADD CHECK (is_of_our_time(viewed_at));
ALTER TABLE limited_deal ADD CHECK (is_of_our_time(start_dt) AND is_of_our_time(end_dt));
ALTER TABLE period_deal ADD CHECK (is_of_our_time(start_dt) AND is_of_our_time(end_dt));
ALTER TABLE event ADD CHECK (is_of_our_time(start_dt) AND is_of_our_time(end_dt));
ALTER TABLE banner ADD CHECK (is_of_our_time(start_dt) AND is_of_our_time(end_dt));
ALTER TABLE notice ADD CHECK (is_of_our_time(reg_dt));
