// The app of this repository in a running market: `jangteo dev --against https://… [--port 4709]`.
import { parseArgs } from 'node:util';
import { parseAppName } from '../../build/apps.ts';
import { startDevServer } from '../dev/dev-server.ts';
import { runCommand } from '../run-command.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, port: { type: 'string', default: '4709' } },
  });
  if (!values.against) throw new Error('Usage: jangteo dev --against https://… [--port 4709]');
  const against = new URL(values.against).origin;
  const apps = positionals.map(parseAppName);
  const server = await startDevServer({ apps, port: Number(values.port), against });
  process.once('SIGINT', () => void server.stop());
  process.once('SIGTERM', () => void server.stop());
  console.log(`${apps.join(', ')} ← ${against}\n  http://localhost:${values.port}`);
});
