const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Parses a moment with its time zone: one without a zone would be another moment on another machine. Undefined for
 * anything else, and for days that do not exist, such as the 30th of February.
 */
export function parseZonedMoment(text: string): Date | undefined {
  const moment = new Date(text);
  if (!pattern.test(text) || Number.isNaN(moment.getTime())) return undefined;
  const day = text.slice(0, 10);
  // JavaScript counts the 30th of February on into March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? moment : undefined;
}
