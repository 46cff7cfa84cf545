/** A replica of the local PostgreSQL as a program of the cluster. */
import { startReplica } from '../postgres/replica.ts';

const [url, primaryDataDir, dataDir, port] = process.argv.slice(2);
if (!url || !primaryDataDir || !dataDir || !port) {
  throw new Error('Usage: replica.ts <primary> <its folder> <data folder> <port>');
}
const starting = startReplica({ primary: { url }, primaryDataDir, dataDir, port: Number(port) });
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    await (await starting).stop();
    process.exit(0);
  });
}
const replica = await starting;
process.send?.(replica.url);
await replica.ended;
process.exit(1);
