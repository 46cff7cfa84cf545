import pg from 'pg';
import { port } from '../places.ts';

/** Changes the database directly, for states that only time or an operator causes. */
export async function changeMarket<Row = unknown>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: `postgres://jangteo@127.0.0.1:${port + 3}/jangteo` });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
