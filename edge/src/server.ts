// Decision: docs/decisions/2026-11-27-one-thread-collects-young-objects.md

import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { serveMetrics, settingsOf } from '@jangteo/network';
import { buildEdge } from './app.ts';
import { configFromEnv } from './config.ts';

const closeWithinMs = 10_000;

setFlagsFromString('--no-parallel-scavenge');

const config = settingsOf(configFromEnv);
const { app, leave, metrics } = await buildEdge(config);
await app.listen({ port: config.port, host: config.host });
if (config.metricsPort !== undefined) await serveMetrics(metrics, { host: config.host, port: config.metricsPort });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    leave();
    await sleep(config.leaveMs);
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    await app.close();
    process.exit(0);
  });
}
