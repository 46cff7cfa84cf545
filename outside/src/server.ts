import { listening, settingsOf } from '@jangteo/network';
import { buildOutside } from './app.ts';
import { configFromEnv } from './config.ts';

const config = settingsOf(configFromEnv);
const app = await buildOutside(config);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());

await listening('HOST, PORT', app.listen({ host: config.host, port: config.port }));
