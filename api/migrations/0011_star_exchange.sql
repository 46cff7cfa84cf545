-- Stars become points at the shop platform. They are taken when the exchange is asked for, and come back if the platform
-- is sure not to have granted the points.

CREATE TABLE star_exchange (
  exchange_id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id     integer NOT NULL REFERENCES star_account ON DELETE CASCADE,
  request_key   text NOT NULL CHECK (char_length(request_key) BETWEEN 8 AND 100),
  grant_key     uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),  -- under which the shop platform knows it
  stars         integer NOT NULL CHECK (stars > 0),
  points        integer NOT NULL CHECK (points > 0),
  is_auto       boolean NOT NULL,
  -- HELD: not asked for yet, or sure not to be there. SENT: asked for. UNKNOWN: asked for without an answer.
  status        text NOT NULL DEFAULT 'HELD' CHECK (status IN ('HELD', 'SENT', 'UNKNOWN', 'COMPLETED', 'RELEASED')),
  on_day        date NOT NULL,                                   -- in Korea
  requested_at  timestamptz NOT NULL,
  sent_at       timestamptz,                                     -- the last time
  finished_at   timestamptz,
  UNIQUE (member_id, request_key),
  CHECK ((finished_at IS NOT NULL) = (status IN ('COMPLETED', 'RELEASED')))
);
CREATE INDEX star_exchange_of_day ON star_exchange (member_id, on_day) INCLUDE (stars) WHERE status <> 'RELEASED';
CREATE INDEX star_exchange_open ON star_exchange (member_id) WHERE finished_at IS NULL;

-- Up to which day it was told that stars expire, 30 and 7 days before.
ALTER TABLE star_account
  ADD COLUMN expiry_told_early date NOT NULL DEFAULT '-infinity',
  ADD COLUMN expiry_told_late  date NOT NULL DEFAULT '-infinity';
