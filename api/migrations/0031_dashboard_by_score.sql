-- The dashboard shows two kinds together, also by their echo.
CREATE INDEX post_on_dashboard_by_score ON post (score DESC, post_id DESC)
  WHERE kind IN ('board', 'daily') AND hidden_at IS NULL AND deleted_at IS NULL;
