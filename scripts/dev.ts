// Decision: docs/decisions/2026-11-20-development-in-front-of-an-edge.md

/**
 * `pnpm dev [app…]`: the whole stack, with apps that are swapped in the browser as they change. `pnpm dev shop
 * --against https://…`: only remote-shop is local; everything else is deployed at that address.
 */
import { parseArgs } from 'node:util';
import { type AppName, appNames } from '@jangteo/contract/release';
import { parseAppName } from '../build/apps.ts';
import { addressOption, runCommand } from '../build/run-command.ts';
import { step } from './bootstrap/steps.mjs';
import { startDevServer } from './dev/dev-server.ts';
import { restartOnChange } from './dev/restart-on-change.ts';
import { networkAddress } from './stack/addresses.ts';
import { keepOpen, type Opened } from './stack/keep-open.ts';
import { openMarket, report } from './stack/open-market.ts';
import { readSettings } from './stack/settings.ts';

await runCommand(async () => {
  const options = readOptions();
  await keepOpen((opened, signal) => openDevelopment(options, opened, signal));
});

async function openDevelopment({ apps, against }: Options, opened: Opened, signal: AbortSignal): Promise<void> {
  const { dev: port } = readSettings().ports;
  const edge = against ?? (await openLocalMarket(opened, signal));
  const server = await step('개발 서버 · development server', () => startDevServer({ apps, port, against: edge }));
  opened.defer(() => server.stop());
  const address = `http://localhost:${port}`;
  console.log(`\n${apps.join(', ')} ← ${edge}\n  ${address}\n  ${networkAddress(address) ?? ''}`);
}

async function openLocalMarket(opened: Opened, signal: AbortSignal): Promise<string> {
  const { address, outside, api, edge } = await openMarket(opened, { signal, anyRelease: true });
  restartOnChange(opened, outside, ['outside/src'], report);
  restartOnChange(opened, api, ['api/src'], report);
  restartOnChange(opened, edge, ['edge/src'], report);
  return address;
}

interface Options {
  apps: AppName[];
  /** The address of the market around them; undefined for one that is opened here. */
  against: string | undefined;
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
  const apps = positionals.length > 0 ? positionals.map(parseAppName) : [...appNames];
  return { apps, against: values.against === undefined ? undefined : addressOption(values.against) };
}
