-- Stars that came back after they had expired were given another month that ended at a moment within its last day. That day
-- may have its entry then, before the other stars of the day expire. They last to the day's end, as all do.
UPDATE star_lot
SET expires_at = ((expires_at AT TIME ZONE 'Asia/Seoul')::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'
WHERE stars_left > 0 AND expires_at <> date_trunc('day', expires_at, 'Asia/Seoul');
