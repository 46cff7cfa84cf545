// Decision: docs/decisions/2026-11-27-one-thread-collects-young-objects.md

import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { listening, serveMetrics, settingsOf } from '@jangteo/network';
import { buildEdge } from './app.ts';
import { configFromEnv } from './config.ts';

const closeWithinMs = 10_000;

setFlagsFromString('--no-parallel-scavenge');

const config = settingsOf(configFromEnv);
const { app, leave, metrics } = await buildEdge(config);
await listening('HOST, PORT', app.listen({ host: config.host, port: config.port }));
if (config.metricsPort !== undefined) {
  await listening('HOST, METRICS_PORT', serveMetrics(metrics, { host: config.host, port: config.metricsPort }));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    leave();
    await sleep(config.leaveMs);
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    await app.close();
    process.exit(0);
  });
}
