import pg from 'pg';
import { databaseUrl } from '../places.ts';

/** Changes the database directly, for states that only time or an operator causes. Its days are Korea's, as the market's are. */
export async function changeMarket<Row = unknown>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=Asia/Seoul' });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
