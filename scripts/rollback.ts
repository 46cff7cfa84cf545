// Ends the canary that an app is in; without one, restores the release that was served before:
// `pnpm rollback <app> [--reason <text>]`.
import { parseArgs } from 'node:util';
import { parseAppName } from '../build/apps.ts';
import { runCommand } from '../build/run-command.ts';
import { rollback } from '../edge/src/releases/channel/promote.ts';
import { promotionPlace } from './releasing/promotion.ts';
import { edgeUrls, untilServed } from './releasing/until-served.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error('Usage: pnpm rollback <app> [--reason <text>]');
  const app = parseAppName(name);
  const { releases, generation, changes } = await rollback(promotionPlace(values.reason), app);
  const id = releases[app];
  await untilServed(edgeUrls(process.env), { app, id, generation });
  const isCanaryEnded = changes.every(({ kind }) => kind === 'canary ended');
  if (!id) console.log(`No visitor has ${app} any more`);
  else console.log(isCanaryEnded ? `All visitors have ${app} ${id} again` : `Rolled back ${app} to ${id}`);
});
