import { setTimeout as sleep } from 'node:timers/promises';
import { serveMetrics, settingsOf } from '@jangteo/network';
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

await app.listen({ host: config.host, port: config.port });
if (config.metricsPort !== undefined) {
  const { port } = await serveMetrics(app.metrics, { host: config.host, port: config.metricsPort });
  app.log.info({ port }, 'metrics');
}
