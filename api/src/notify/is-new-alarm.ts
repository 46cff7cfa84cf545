/** A condition on `alarm` and its `member`: not read, and come after the list was last opened. */
export const isNewAlarm =
  'alarm.read_at IS NULL AND (member.alarms_seen_at IS NULL OR alarm.created_at > member.alarms_seen_at)';
