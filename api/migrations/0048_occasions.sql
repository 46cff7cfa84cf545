-- Themes of two kinds: what is ripe in a season, and what people cook for on an occasion.
ALTER TABLE season_theme ADD COLUMN kind text NOT NULL DEFAULT 'season' CHECK (kind IN ('season', 'occasion'));
