import pg from 'pg';

interface LoggableError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/**
 * What the log contains of an error. The database quotes members' texts in message, detail and context, so of its
 * errors only names are logged that come from our own SQL.
 */
export function loggable(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause, code } = error as Error & { code?: unknown };
  const common = {
    type: name,
    code,
    ...(cause !== undefined && { cause: loggable(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggable) }),
  };
  if (!(error instanceof pg.DatabaseError)) return { ...common, message, stack };
  const { severity, schema, table, column, dataType, constraint, routine } = error;
  const names = { severity, schema, table, column, dataType, constraint, routine };
  const frames = stack.slice(Math.max(0, stack.lastIndexOf(message) + message.length));
  return { ...common, type: 'DatabaseError', message: `SQLSTATE ${error.code}`, ...names, stack: frames };
}
