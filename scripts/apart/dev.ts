// The app of this repository in a running market: `jangteo dev --against https://… [--port 4709] [--no-refresh]`. Components
// are swapped in place, which needs a host in development, the one beside the tools; without, it is the market's.
import { parseArgs } from 'node:util';
import { parseAppName } from '../../build/apps.ts';
import { addressOption, numberOption, runCommand } from '../../build/run-command.ts';
import { startDevServer } from '../dev/dev-server.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      against: { type: 'string' },
      port: { type: 'string', default: '4709' },
      refresh: { type: 'boolean', default: true },
    },
  });
  if (!values.against) throw new Error('Usage: jangteo dev --against https://… [--port 4709]');
  const against = addressOption(values.against);
  const apps = [...(values.refresh ? (['host'] as const) : []), ...positionals.map(parseAppName)];
  const server = await startDevServer({ apps, port: numberOption('port', values.port, 65_535), against });
  process.once('SIGINT', () => void server.stop());
  process.once('SIGTERM', () => void server.stop());
  console.log(`${apps.join(', ')} ← ${against}\n  http://localhost:${values.port}`);
});
