/** The local PostgreSQL as a program of the stack, so that it ends even when the stack is killed. */
import { startPostgres } from '../postgres/local.ts';

const [dataDir, port, anew] = process.argv.slice(2);
if (!dataDir || !port) throw new Error('Usage: postgres.ts <data folder> <port> [anew]');

let isStopping = false;
const starting = startPostgres({ dataDir, port: Number(port), anew: anew === 'anew' });
const stop = async () => {
  isStopping = true;
  await (await starting).stop();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);

const server = await starting;
process.send?.(server.url);
const lastWords = await server.ended;
if (!isStopping) {
  console.error(`PostgreSQL ended by itself.\n${lastWords}`);
  process.exit(1);
}
