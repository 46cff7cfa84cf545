import pg from 'pg';

export interface Database {
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Requests wait for nothing longer than this: a slow answer costs more than a quick refusal. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 2_000,
  lock_timeout: 500,
  idle_in_transaction_session_timeout: 5_000,
};

export function openDatabase(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'jangteo-api',
    ...limits,
    types: { getTypeParser },
  });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', onIdleError);
  return {
    query: async <Row>(sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows as Row[],
    close: () => pool.end(),
  };
}

const asIsoText = (value: string): string => new Date(value).toISOString();

/** Times leave the database as the contract's texts: nothing in between works with them as dates. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.TIMESTAMPTZ && format !== 'binary'
    ? asIsoText
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

/** SQLSTATEs that mean 'not now': timeouts, a server that starts, stops or is full, and lost connections. */
const unavailableStates = /^(57014|55P03|53\d{3}|57P0[1-5]|08\w{3}|25P0[34])$/;
const unavailableSystemErrors = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
const poolMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection/;

/** True when the same request may well succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error ? String(error.code) : '';
  return unavailableStates.test(code) || unavailableSystemErrors.test(code) || poolMessages.test(error.message);
}
