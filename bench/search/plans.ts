import pg from 'pg';
import { buildApp } from '../../api/src/app.ts';
import { defaults } from '../../api/src/platform/config.ts';
import { listen, type Statement } from '../../api/test/statements.ts';
import type { Ask } from './question.ts';

interface Source {
  databaseUrl: string;
  jwtSecret: string;
  memberHeaders: Record<string, string>;
}

/** The database's query plans for each request: one for each statement that reads. */
export async function explain(
  { databaseUrl, jwtSecret, memberHeaders }: Source,
  asks: readonly Ask[],
): Promise<string[]> {
  await using opened = new AsyncDisposableStack();
  const app = await buildApp({ ...defaults, databaseUrl, jwtSecret, logLevel: 'silent', backgroundPauseMs: 0 });
  opened.defer(() => app.close());
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  opened.defer(() => client.end());
  const plans: string[] = [];
  for (const { path, isMember, method = 'GET', body } of asks) {
    const { statements, stop } = listen();
    await app.inject({ method, url: path, ...(isMember ? { headers: memberHeaders } : {}), ...(body ? { body } : {}) });
    stop();
    const reading = statements.filter(
      ({ text }) => /^\s*(SELECT|WITH)/.test(text) && !/INSERT|UPDATE|DELETE/.test(text),
    );
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
