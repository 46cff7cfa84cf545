import { buildOutside } from './app.ts';
import { configFromEnv, portOf } from './config.ts';

const app = await buildOutside(configFromEnv(process.env));

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());

await app.listen({ host: process.env.HOST ?? '127.0.0.1', port: portOf(process.env) });
