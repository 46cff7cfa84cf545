import { setTimeout as sleep } from 'node:timers/promises';
import { buildEdge } from './app.ts';
import { configFromEnv, portOf } from './config.ts';

const closeWithinMs = 10_000;
const sweepMs = 50;
/** Time for a load balancer to notice that this edge is about to close. */
const leaveMs = Number(process.env.LEAVE_MS ?? 0);

const { app, leave } = await buildEdge(configFromEnv(process.env));
await app.listen({ port: portOf(process.env), host: process.env.HOST ?? '0.0.0.0' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    leave();
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    await sleep(leaveMs);
    // A connection that was busy when closing began becomes idle later, and would stay open.
    setInterval(() => app.server.closeIdleConnections(), sweepMs).unref();
    await app.close();
    process.exit(0);
  });
}
