import pg from 'pg';

/** One query as it went to the database. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Of its answer, once that has come. */
  firstRow?: object;
  /** From the question to its answer or refusal. */
  durationMs?: number;
}

/** Writes down what this process asks of the database: in the driver that the API uses too, so that nothing in the API has to know of it. */
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
    const answer: unknown = query.apply(this, args);
    if (answer instanceof Promise) {
      const note = (result?: pg.QueryResult) => {
        statement.durationMs = performance.now() - startedAt;
        if (result) statement.firstRow = result.rows[0];
      };
      void answer.then(note, () => note());
    }
    return answer;
  } as typeof query;
  const stop = () => {
    Client.prototype.query = query;
  };
  return { statements, stop };
}
