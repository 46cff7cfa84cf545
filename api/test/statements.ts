import pg from 'pg';

/** One query as it was sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Rows of the result, once it has arrived. */
  firstRow?: object;
  /** From sending the query to its result or error. */
  durationMs?: number;
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
    const startedAt = performance.now();
    const note = (result?: pg.QueryResult) => {
      statement.durationMs = performance.now() - startedAt;
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
