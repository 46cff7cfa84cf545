import { buildApp } from '../../api/src/app.ts';
import { defaults } from '../../api/src/platform/config.ts';
import { listen } from '../../api/test/statements.ts';
import type { HotCall } from './hot-calls.ts';
import type { Recording } from './recording.ts';
import type { Turn } from './turns.ts';

interface Options {
  databaseUrl: string;
  jwtSecret: string;
  calls: readonly HotCall[];
  turnOf: (n: number) => Turn;
}

/** Makes each call until it is warm and once more, and records the queries of that last time. */
export async function record({ databaseUrl, jwtSecret, calls, turnOf }: Options): Promise<Recording[]> {
  const app = await buildApp({ ...defaults, databaseUrl, jwtSecret, logLevel: 'silent', backgroundPauseMs: 0 });
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
