/** The twin: a Fastify route for each recorded call that does the same queries with bare pg and answers the same. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from '../listen.ts';
import { type Recording, turnHeader } from './recording.ts';
import type { Turn } from './turns.ts';

const [file = '', port = ''] = process.argv.slice(2);
const recordings = JSON.parse(readFileSync(file, 'utf8')) as Recording[];

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });
const app = Fastify({ logger: { level: 'error', stream: process.stderr } });
app.get('/ready', () => ({}));
for (const [place, { method, path, statements, answer, turn: recorded }] of recordings.entries()) {
  const isTransaction = statements.some(({ text }) => text === 'BEGIN');
  const parsed = JSON.parse(answer) as object;
  const run = (client: pg.Pool | pg.PoolClient, { text, values }: Statement, n: number, turn: Turn) =>
    /^(BEGIN|COMMIT)$/.test(text)
      ? client.query(text)
      : client.query({ name: `s${place}_${n}`, text, values: values.map((value) => inTurn(value, recorded, turn)) });
  app.route({
    method: method as 'GET',
    url: path.split('?')[0] ?? path,
    handler: async ({ headers }) => {
      const turn = JSON.parse(String(headers[turnHeader])) as Turn;
      if (isTransaction) await inOneConnection(statements, (client, ...rest) => run(client, ...rest, turn));
      // All at once, also what the API has to ask one after the other: the twin is as quick as it can be.
      else await Promise.all(statements.map((statement, n) => run(pool, statement, n, turn)));
      return parsed;
    },
  });
}
await app.listen({ port: Number(port), host: '127.0.0.1' });

function inTurn(value: unknown, recorded: Turn, turn: Turn): unknown {
  if (value === recorded.productNo) return turn.productNo;
  if (value === recorded.memberId) return turn.memberId;
  return value === recorded.sessionId ? turn.sessionId : value;
}

async function inOneConnection(
  statements: readonly Statement[],
  run: (client: pg.PoolClient, statement: Statement, n: number) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    for (const [n, statement] of statements.entries()) await run(client, statement, n);
    client.release();
  } catch (error) {
    // The connection goes, and its transaction with it.
    client.release(true);
    throw error;
  }
}
