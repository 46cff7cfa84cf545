/**
 * The twin: a Fastify route for each recorded call that makes the same queries with bare pg and returns the same reply.
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from '../../api/test/statements.ts';
import { madeIn } from './made-numbers.ts';
import { type Recording, turnHeader } from './recording.ts';
import { TurnValues } from './turn-values.ts';
import type { Turn } from './turns.ts';

const [file = '', port = ''] = process.argv.slice(2);
const recordings = JSON.parse(readFileSync(file, 'utf8')) as Recording[];

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });
const app = Fastify({ logger: { level: 'error', stream: process.stderr } });
app.get('/ready', () => ({}));
for (const [place, { method, path, statements, answer, turn: recorded }] of recordings.entries()) {
  const isTransaction = statements.some(({ text }) => text === 'BEGIN');
  const parsed = JSON.parse(answer) as object;
  app.route({
    method: method as 'GET',
    url: path.split('?')[0] ?? path,
    handler: async ({ headers }) => {
      const turn = new TurnValues(recorded, JSON.parse(String(headers[turnHeader])) as Turn);
      const run = async (client: pg.Pool | pg.PoolClient, { text, values, firstRow }: Statement, n: number) => {
        const isPlain = /^(BEGIN|COMMIT)$/.test(text);
        const own = values.map((value) => turn.valueOf(value));
        const { rows } = await client.query(isPlain ? { text } : { name: `s${place}_${n}`, text, values: own });
        turn.remember(madeIn(firstRow), madeIn(rows[0]));
      };
      if (isTransaction) await inOneConnection(statements, run);
      // All at once, also what the API has to ask one after the other: the twin is as quick as it can be.
      else await Promise.all(statements.map((statement, n) => run(pool, statement, n)));
      return parsed;
    },
  });
}
await app.listen({ port: Number(port), host: '127.0.0.1' });

async function inOneConnection(
  statements: readonly Statement[],
  run: (client: pg.PoolClient, statement: Statement, n: number) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    for (const [n, statement] of statements.entries()) await run(client, statement, n);
    client.release();
  } catch (error) {
    // The connection is closed, and its transaction with it.
    client.release(true);
    throw error;
  }
}
