// Compares an API that is about to replace the running one with the apps that are served: `pnpm release:api <address>…`.
import { parseArgs } from 'node:util';
import { runCommand } from '../build/run-command.ts';
import { apiConflicts } from '../edge/src/releases/surface/gate.ts';
import { apisAt } from '../edge/src/releases/surface/open-api.ts';
import { ownReleases } from './releasing/own-releases.ts';

await runCommand(async () => {
  const { positionals: addresses } = parseArgs({ allowPositionals: true });
  if (addresses.length === 0) throw new Error('Usage: pnpm release:api <address of the new API>…');
  const reasons = await apiConflicts(ownReleases(), await apisAt(addresses.join()));
  if (reasons.length > 0) {
    throw new Error(`This API would break apps:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
  }
  console.log('All served apps, and the releases before them, fit this API');
});
