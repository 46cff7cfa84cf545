import { buildOutside } from './app.ts';
import { configFromEnv, hostOf, portOf } from './config.ts';

const app = await buildOutside(configFromEnv(process.env));

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());

await app.listen({ host: hostOf(process.env), port: portOf(process.env) });
