// Prints an address that shows releases which are not promoted, on the running market:
// `pnpm preview <app> [build]… [--hours <number>]`; without a build, the canary's, else the newest one in the store.
import { parseArgs } from 'node:util';
import { numberOption, runCommand } from '../build/run-command.ts';
import { makePreviewToken } from '../edge/src/choice/preview-token.ts';
import { previewPath } from '../edge/src/choice/previews.ts';
import { publicUrlOf } from '../edge/src/config.ts';
import { refusalsOf } from '../edge/src/releases/channel/promote.ts';
import { readReleases } from '../edge/src/releases/channel/promotion-checks.ts';
import { signingKeyOf } from '../edge/src/releases/release-keys.ts';
import { promotionPlace, wantedReleases } from './releasing/promotion.ts';

const hourMs = 60 * 60 * 1_000;
const mostHours = 30 * 24;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { hours: { type: 'string', default: '24' } },
  });
  if (positionals.length === 0) throw new Error('Usage: pnpm preview <app> [build]… [--hours <number>]');
  const hours = numberOption('hours', values.hours, mostHours);
  const place = promotionPlace();
  const releases = await wantedReleases(positionals);
  const found = await readReleases(place.store, releases);
  const token = makePreviewToken({ releases, until: Date.now() + hours * hourMs }, signingKeyOf(process.env));
  const address = publicUrlOf(process.env) + previewPath;
  for (const { app, id, commit } of Object.values(found)) console.log(`${app} ${id} (${commit})`);
  console.log(`For ${hours} hours at\n${address}?token=${token}\n${address} ends the preview in that browser`);
  const refusals = await refusalsOf(place, releases);
  if (refusals.length === 0) return;
  console.log(`Promotion would refuse it now:\n${refusals.map((reason) => `  - ${reason}`).join('\n')}`);
});
