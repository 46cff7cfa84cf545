import pg from 'pg';
import { buildApp } from '../../../api/src/app.ts';
import { defaults } from '../../../api/src/platform/config.ts';
import { listen, type Statement } from '../listen.ts';

/** How the database goes about what a path asks of it, a plan for each statement. */
export async function explain(databaseUrl: string, path: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const plans: string[] = [];
    for (const { text, values } of await statementsOf(databaseUrl, path)) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>({
        text: `EXPLAIN (ANALYZE, BUFFERS, COSTS off) ${text}`,
        values,
      });
      const plan = rows
        .map((row) => row['QUERY PLAN'])
        .filter((line) => !/^(Planning:| *Buffers:.* read=0)/.test(line));
      plans.push([shorten(text), ...plan].join('\n  '));
    }
    return plans.join('\n');
  } finally {
    await client.end();
  }
}

async function statementsOf(databaseUrl: string, path: string): Promise<Statement[]> {
  const app = await buildApp({ ...defaults, databaseUrl, logLevel: 'silent', backgroundPause: 0 });
  const { statements, stop } = listen();
  try {
    await app.inject(path);
    return statements.filter(({ text }) => /^\s*(SELECT|WITH)/.test(text));
  } finally {
    stop();
    await app.close();
  }
}

const shorten = (sql: string): string => sql.replace(/\s+/g, ' ').trim().slice(0, 100);
