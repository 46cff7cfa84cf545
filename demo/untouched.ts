/** An SQL condition: rows that operators have changed are not changed by the demo any more. */
export const isUntouched = (kind: string, id: string): string =>
  `NOT EXISTS (SELECT FROM audit_log WHERE subject = '${kind}:' || ${id})`;
