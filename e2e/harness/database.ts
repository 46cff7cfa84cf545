import pg from 'pg';
import { databaseUrl } from '../places.ts';

/** Changes the database directly, for states that only time or an operator causes. */
export async function changeMarket<Row = unknown>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
