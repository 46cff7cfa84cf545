-- When a ban ends by itself; null for a ban without an end.
ALTER TABLE member ADD ban_ends_at timestamptz CHECK (ban_ends_at > banned_at);

-- No job ends a ban: whether it holds is decided by the moment.
CREATE FUNCTION is_banned(banned_at timestamptz, ban_ends_at timestamptz, moment timestamptz) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN banned_at IS NOT NULL AND (ban_ends_at IS NULL OR moment < ban_ends_at);
