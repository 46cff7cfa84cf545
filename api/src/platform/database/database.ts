import pg from 'pg';
import { Waits } from './waits.ts';

export interface Queries {
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
}

export interface Database extends Queries {
  /** One try of one transaction; `inTransaction` tries again where that helps. */
  transaction<T>(work: (transaction: Queries) => Promise<T>): Promise<T>;
  /** For how long somebody has been waiting for a connection by now, in ms; 0 when nobody waits. */
  longestWait(): number;
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
  // It may break at any other moment, too, even while it passes from one user to the next. Its user learns of it by the
  // next query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const waits = new Waits();
  const connect = () => waits.during(pool.connect());
  return {
    query: (text, values) => runQuery(connect, text, values),
    transaction: (work) => runTransaction(connect, work),
    longestWait: () => waits.longest(),
    close: () => pool.end(),
  };
}

const queriesOf = (client: pg.PoolClient): Queries => ({
  query: async <Row>(text: string, values: unknown[] = []) =>
    (await client.query({ name: nameOf(text), text, values })).rows as Row[],
});

type Connect = () => Promise<pg.PoolClient>;

async function runQuery<Row>(connect: Connect, text: string, values?: unknown[]): Promise<Row[]> {
  const client = await connect();
  try {
    const rows = await queriesOf(client).query<Row>(text, values);
    client.release();
    return rows;
  } catch (error) {
    // It may have broken, which is not always known by now.
    client.release(true);
    throw error;
  }
}

async function runTransaction<T>(connect: Connect, work: (transaction: Queries) => Promise<T>): Promise<T> {
  const client = await connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(queriesOf(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not given to anyone else.
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

const names = new Map<string, string>();

/** A named statement is planned once for each connection. Texts are constants of this program, so names stay few. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `q${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Times leave the database as the contract's texts: nothing in between works with them as dates. One that has no such text,
 * because its year has more than four digits or is none at all, becomes a date that cannot be written.
 */
function asIsoText(value: string): string | Date {
  const time = new Date(value);
  const year = time.getUTCFullYear();
  return year >= 0 && year <= 9999 ? time.toISOString() : new Date(Number.NaN);
}

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
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, errors } = error as { code?: unknown; message?: unknown; errors?: unknown };
  // A host with several addresses fails with one error for each.
  if (Array.isArray(errors) && errors.some(isUnavailable)) return true;
  return (
    unavailableStates.test(String(code)) ||
    unavailableSystemErrors.test(String(code)) ||
    poolMessages.test(String(message))
  );
}
