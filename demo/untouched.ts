/** In SQL: what operators have acted on is theirs from then on. */
export const isUntouched = (kind: string, id: string): string =>
  `NOT EXISTS (SELECT FROM audit_log WHERE subject = '${kind}:' || ${id})`;
