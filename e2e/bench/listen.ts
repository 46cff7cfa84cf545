import pg from 'pg';

/** One query as it went to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Writes down what this process asks of the database: in the driver that the API uses too, so that nothing in the API has to know of it. */
export function listen(): { statements: Statement[]; stop: () => void } {
  const statements: Statement[] = [];
  const { Client } = pg;
  const query = Client.prototype.query;
  Client.prototype.query = function listened(this: pg.Client, ...args: Parameters<typeof query>) {
    const [config] = args as unknown as [string | Statement];
    if (typeof config === 'string') statements.push({ text: config, values: [] });
    else statements.push({ text: config.text, values: config.values ?? [] });
    return query.apply(this, args);
  } as typeof query;
  const stop = () => {
    Client.prototype.query = query;
  };
  return { statements, stop };
}
