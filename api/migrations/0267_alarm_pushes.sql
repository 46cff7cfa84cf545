-- When an alarm is next pushed to its member's devices; null once that is done, and for alarms from before.
ALTER TABLE alarm ADD COLUMN push_at timestamptz;
ALTER TABLE alarm ALTER COLUMN push_at SET DEFAULT now();
CREATE INDEX alarm_to_push ON alarm (push_at) WHERE push_at IS NOT NULL;
