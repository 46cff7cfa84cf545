import pg from 'pg';
import { buildApp } from '../../../api/src/app.ts';
import { defaults } from '../../../api/src/platform/config.ts';
import type { HotCall } from './hot-calls.ts';
import type { Recording, Statement } from './statement.ts';
import type { Turn } from './turns.ts';

interface Options {
  databaseUrl: string;
  jwtSecret: string;
  calls: readonly HotCall[];
  turnOf: (n: number) => Turn;
}

/** Makes each call once more than it takes to be warm, and writes down what it asks of the database. */
export async function record({ databaseUrl, jwtSecret, calls, turnOf }: Options): Promise<Recording[]> {
  const app = await buildApp({ ...defaults, databaseUrl, jwtSecret, logLevel: 'silent', backgroundPause: 0 });
  const { statements, stop } = listen();
  try {
    const recordings: Recording[] = [];
    for (const { method, path, bodyOf } of calls) {
      const ask = async (turn: Turn) => {
        const body = bodyOf?.(turn);
        const reply = await app.inject({ method, url: path, headers: turn.headers, ...(body && { payload: body }) });
        if (reply.statusCode !== 200) throw new Error(`${path} was answered with ${reply.payload}`);
        return reply.payload;
      };
      await ask(turnOf(0));
      statements.length = 0;
      const turn = turnOf(1);
      const answer = await ask(turn);
      recordings.push({ method, path, statements: [...statements], answer, turn });
    }
    return recordings;
  } finally {
    stop();
    await app.close();
  }
}

/** In the driver that the API uses too, so that nothing in the API has to know of it. */
function listen(): { statements: Statement[]; stop: () => void } {
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
