-- Members may ask to be told of a period deal that begins.
ALTER TABLE alarm_request
  DROP CONSTRAINT alarm_request_kind_check,
  ADD CONSTRAINT alarm_request_kind_check CHECK (kind IN ('deal', 'period', 'season', 'shoppingLive'));
