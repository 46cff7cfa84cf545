import { objectStoreAccess, startObjectStore } from './object-store.ts';

const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = { ...objectStoreAccess, ...process.env };
const access = { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION };
const store = await startObjectStore({ port: Number(process.argv[2] ?? 0), access });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
process.send?.(store.url);
