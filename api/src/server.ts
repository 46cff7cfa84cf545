import { setTimeout as sleep } from 'node:timers/promises';
import { listening, serveMetrics, settingsOf } from '@jangteo/network';
import { buildApp } from './app.ts';
import { readConfig } from './platform/config.ts';

const drainTimeoutMs = 10_000;

const config = settingsOf(readConfig);
const app = await buildApp(config);

let closing = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, 'draining');
    app.draining.start();
    await sleep(config.leaveMs);
    setTimeout(() => {
      app.log.error('requests were still open after the time to drain');
      process.exit(1);
    }, drainTimeoutMs).unref();
    app.close().then(
      () => app.log.info('closed'),
      (error) => {
        app.log.error({ err: error }, 'could not close');
        process.exitCode = 1;
      },
    );
  });
}

await listening('HOST, PORT', app.listen({ host: config.host, port: config.port }));
if (config.metricsPort !== undefined) {
  const metrics = serveMetrics(app.metrics, { host: config.host, port: config.metricsPort });
  const { port } = await listening('HOST, METRICS_PORT', metrics);
  app.log.info({ port }, 'metrics');
}
