-- A draw can be looked at by anybody who knows the hash of its seed: sealed before the play, opened after it.

-- When the hash was first published; null for draws from before.
ALTER TABLE game_draw ADD COLUMN sealed_at timestamptz;
ALTER TABLE game_play ADD COLUMN sealed_at timestamptz;

CREATE UNIQUE INDEX game_draw_by_hash ON game_draw (sha256(seed));
CREATE UNIQUE INDEX game_play_by_hash ON game_play (sha256(seed)) WHERE seed IS NOT NULL;
