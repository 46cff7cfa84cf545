import { readFileSync } from 'node:fs';
import pg from 'pg';

/** One query as it was sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Rows of the result, once it has arrived. */
  firstRow?: object;
  /** What it took the database, from sending the query to its result or error. */
  databaseMs?: number;
}

/** Records the queries of this process inside the database driver, so that the API needs no code for it. */
export function listen(): { statements: Statement[]; stop: () => void } {
  const statements: Statement[] = [];
  const { Client } = pg;
  const query = Client.prototype.query;
  Client.prototype.query = function listened(this: pg.Client, ...args: Parameters<typeof query>) {
    const [config] = args as unknown as [string | Statement];
    const { text, values = [] } = typeof config === 'string' ? { text: config } : config;
    const statement: Statement = { text, values };
    statements.push(statement);
    const clock = clockOf(this);
    const startedAt = clock();
    const note = (result?: pg.QueryResult) => {
      statement.databaseMs = clock() - startedAt;
      if (result) statement.firstRow = result.rows[0];
    };
    const callback: unknown = args.at(-1);
    if (typeof callback === 'function') {
      const noteAndCall = (error: Error | null, result?: pg.QueryResult) => {
        note(result);
        callback(error, result);
      };
      return query.apply(this, [...args.slice(0, -1), noteAndCall] as unknown as typeof args);
    }
    const answer: unknown = query.apply(this, args);
    if (answer instanceof Promise) void answer.then(note, () => note());
    return answer;
  } as typeof query;
  const stop = () => {
    Client.prototype.query = query;
  };
  return { statements, stop };
}

/**
 * The processor time of the connection's process in the database, in milliseconds: other work on the machine does not
 * change it. Where it cannot be read (Linux has it, for a database on this machine), the time of day.
 */
function clockOf(connection: pg.Client): () => number {
  const { processID } = connection as pg.Client & { processID?: number };
  const file = `/proc/${processID}/schedstat`;
  const processorMs = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  try {
    processorMs();
    return processorMs;
  } catch {
    return () => performance.now();
  }
}
