import pg from 'pg';
import { buildApp } from '../../api/src/app.ts';
import { defaults } from '../../api/src/platform/config.ts';
import { listen, type Statement } from '../../api/test/statements.ts';

/** The database's query plans for each path: one for each statement. */
export async function explain(databaseUrl: string, paths: readonly string[]): Promise<string[]> {
  await using opened = new AsyncDisposableStack();
  const app = await buildApp({ ...defaults, databaseUrl, logLevel: 'silent', backgroundPauseMs: 0 });
  opened.defer(() => app.close());
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  opened.defer(() => client.end());
  const plans: string[] = [];
  for (const path of paths) {
    const { statements, stop } = listen();
    await app.inject(path);
    stop();
    const reading = statements.filter(({ text }) => /^\s*(SELECT|WITH)/.test(text));
    const parts: string[] = [];
    for (const statement of reading) parts.push(await planOf(client, statement));
    plans.push(parts.join('\n'));
  }
  return plans;
}

async function planOf(client: pg.Client, { text, values }: Statement): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>({
    text: `EXPLAIN (ANALYZE, BUFFERS, COSTS off) ${text}`,
    values,
  });
  return [shorten(text), ...rows.map((row) => row['QUERY PLAN'])].join('\n  ');
}

const shorten = (sql: string): string => sql.replace(/\s+/g, ' ').trim().slice(0, 100);
