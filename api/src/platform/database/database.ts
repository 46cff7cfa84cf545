// Decision: docs/decisions/2026-11-23-transactions-are-all-that-lasts.md
// Decision: docs/decisions/2026-11-23-values-are-read-by-parsers-of-our-own.md

import pg from 'pg';

export interface Queries {
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
}

export interface Database extends Queries {
  /** One attempt at a transaction; use `inTransaction`, which retries. */
  transaction<T>(work: (transaction: Queries) => Promise<T>): Promise<T>;
  /** Throws while the database does not respond, or has no time limits for this role. */
  check(): Promise<void>;
  connections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** Called after each statement, with its text, which has no values in it. */
export type OnStatement = (text: string, ms: number) => void;

/** The type of `integer[]`, which pg does not name. */
const integerArray: number = 1007;

const poolLimits = { max: 10, connectionTimeoutMillis: 1_000 };

/** Timeouts of requests: a quick refusal costs less than a slow reply. */
const timeLimits = { statement_timeout: 2_000, lock_timeout: 500, idle_in_transaction_session_timeout: 5_000 };

/**
 * True for a database behind a pooler in transaction mode, which gives each transaction another connection: prepared
 * statements and settings of a session do not last, and the role has the time limits.
 */
const isPooled = (url: string): boolean => /[?&]pooler=transaction(&|$)/.test(url);

export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  { onStatement = () => undefined }: { onStatement?: OnStatement } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'jangteo-api',
    ...poolLimits,
    ...(isPooled(url) ? {} : timeLimits),
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced; without a listener its error would end the process.
  pool.on('error', onIdleError);
  // A connection may also break while it is handed over. The next query on it then fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const open: Open = { connect: () => pool.connect(), nameOf: isPooled(url) ? () => undefined : nameOf, onStatement };
  return {
    query: (text, values) => runQuery(open, text, values),
    transaction: (work) => runTransaction(open, work),
    check: () => checkLimits(open),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

interface Open {
  connect: () => Promise<pg.PoolClient>;
  nameOf: (text: string) => string | undefined;
  onStatement: OnStatement;
}

/**
 * Asks with a callback: with the driver's own promise a quarter of what requests allocate outlived them, until V8 collected
 * everything (docs/performance.md). As the driver does it, a failure gets the stack of the code that asked.
 */
const ask = (client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    void client.query(query, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
  }).catch((error) => {
    Error.captureStackTrace(error);
    throw error;
  });

async function send<Row>(
  client: pg.PoolClient,
  { nameOf, onStatement }: Open,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const startedAt = performance.now();
  try {
    return (await ask(client, { name: nameOf(text), text, values })).rows as Row[];
  } finally {
    onStatement(text, performance.now() - startedAt);
  }
}

async function runQuery<Row>(open: Open, text: string, values?: unknown[]): Promise<Row[]> {
  const client = await open.connect();
  let isSound = false;
  try {
    const rows = await send<Row>(client, open, text, values);
    isSound = true;
    return rows;
  } finally {
    // After a failure, the connection may be broken without the pool knowing.
    client.release(!isSound);
  }
}

async function runTransaction<T>(open: Open, work: (transaction: Queries) => Promise<T>): Promise<T> {
  const client = await open.connect();
  let broken: Error | undefined;
  try {
    await ask(client, { text: 'BEGIN' });
    const result = await work({ query: (text, values) => send(client, open, text, values) });
    await ask(client, { text: 'COMMIT' });
    return result;
  } catch (error) {
    // A connection that cannot roll back is closed, not reused.
    await ask(client, { text: 'ROLLBACK' }).catch((failure: Error) => {
      broken = failure;
    });
    if (isReadOnly(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

const limitNames = Object.keys(timeLimits) as (keyof typeof timeLimits)[];
const limitsSql = `SELECT current_user AS role, ${limitNames.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`;

async function checkLimits(open: Open): Promise<void> {
  const [found] = await runQuery<Record<string, string>>(open, limitsSql);
  const unlimited = limitNames.filter((name) => found?.[name] === '0');
  if (unlimited.length === 0) return;
  const statements = unlimited.map((name) => `ALTER ROLE ${found?.role} SET ${name} = '${timeLimits[name]}ms';`);
  throw new Error(`The database has no time limits for this role, which a pooler needs: ${statements.join(' ')}`);
}

const names = new Map<string, string>();

/** More than there are constant texts. A connection keeps each named statement as long as it lives: lists take nearly 1 MB. */
const mostNames = 500;

/**
 * Named statements are planned once for each connection. Visitors cause new texts of lists, one for each combination of sizes:
 * those that come when all names are given are planned each time.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames) return known;
  const name = `q${names.size + 1}`;
  names.set(text, name);
  return name;
}

const utcTime = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/**
 * Times leave the database as the contract's texts; no code needs dates in between. A time that the contract cannot
 * express, such as a year of five digits, becomes a date that cannot be serialised.
 */
function asIsoText(value: string): string | Date {
  const [, day, seconds, fraction = ''] = utcTime.exec(value) ?? [];
  if (day && seconds) return `${day}T${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
  const time = new Date(value);
  const year = time.getUTCFullYear();
  return year >= 0 && year <= 9999 ? time.toISOString() : new Date(Number.NaN);
}

const asAnyIntegers = pg.types.getTypeParser(integerArray);

/** A list of a thousand products is an array. As JSON it is read in a twentieth of the time of pg's own parser. */
const asIntegers = (value: string): (number | null)[] =>
  /^\{[\d,-]*\}$/.test(value) ? JSON.parse(`[${value.slice(1, -1)}]`) : asAnyIntegers(value);

const textParsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, asIsoText],
  [integerArray, asIntegers],
]);

const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && textParsers.get(oid)) ||
  pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

/** SQLSTATEs of temporary failures: timeouts, lost connections, a server that starts, stops, is full or read-only. */
const unavailableStates = /^(57014|55P03|53\d{3}|57P0[1-5]|08\w{3}|25P0[34]|25006)$/;
const unavailableSystemErrors = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
const poolMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection/;

/** What went wrong, in a sentence for the operator of a command. */
export function sentenceOf(error: unknown): string {
  // A host with several addresses fails with an AggregateError, which says nothing itself.
  const [{ message }] = (error instanceof AggregateError ? error.errors : [error]) as [{ message: string }];
  return isUnavailable(error) ? `The database at DATABASE_URL does not respond: ${message}` : message;
}

/** PostgreSQL's SQLSTATE of a failure, or the system's code. */
export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null | undefined)?.code);

/** The server has become a replica in a failover: a new connection leads to its successor. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/** True if the same request may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { message, errors } = error as { message?: unknown; errors?: unknown };
  const code = codeOf(error);
  // A host with several addresses fails with an AggregateError: one error for each address.
  if (Array.isArray(errors) && errors.some(isUnavailable)) return true;
  return unavailableStates.test(code) || unavailableSystemErrors.test(code) || poolMessages.test(String(message));
}
