import pg from 'pg';

interface LoggableError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/**
 * What a log says of an error. The database quotes what members wrote in its message, detail and context, so of its errors
 * only the names are kept that stand in our own SQL.
 */
export function loggable(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause, code } = error as Error & { code?: unknown };
  const common = { type: name, code, ...(cause !== undefined && { cause: loggable(cause) }) };
  if (!(error instanceof pg.DatabaseError)) return { ...common, message, stack };
  const { severity, schema, table, column, dataType, constraint, routine } = error;
  const names = { severity, schema, table, column, dataType, constraint, routine };
  const frames = stack.slice(Math.max(0, stack.lastIndexOf(message) + message.length));
  return { ...common, type: 'DatabaseError', message: `SQLSTATE ${error.code}`, ...names, stack: frames };
}
