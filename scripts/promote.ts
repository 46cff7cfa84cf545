// Serves releases, in one step: `pnpm promote <app> [build]… [--canary <percent>] [--reason <text>]`; without a build, the
// one that is a canary, else the one in the store that was released last. With `--canary`, only that share of the visitors gets it.
import { parseArgs } from 'node:util';
import { appNames } from '../build/apps.ts';
import { runCommand } from '../build/run-command.ts';
import { setCanary } from '../edge/src/releases/channel/canary.ts';
import { promote } from '../edge/src/releases/channel/promote.ts';
import { apisAt } from '../edge/src/releases/surface/open-api.ts';
import { promotionPlace, wantedReleases } from './releasing/promotion.ts';
import { edgeUrls, untilServed } from './releasing/until-served.ts';

await runCommand(async () => {
  const options = { reason: { type: 'string' }, canary: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const wanted = await wantedReleases(positionals);
  const promoted = appNames.flatMap((app) => (wanted[app] ? [{ app, id: wanted[app] }] : []));
  if (promoted.length === 0)
    throw new Error('Usage: pnpm promote <app> [build]… [--canary <percent>] [--reason <text>]');
  const apis = await apisAt(process.env.API_URLS);
  const place = { ...promotionPlace(values.reason), apis };
  const isCanary = values.canary !== undefined;
  const { generation } = await (isCanary ? setCanary(place, wanted, Number(values.canary)) : promote(place, wanted));
  for (const release of promoted) await untilServed(edgeUrls(process.env), { ...release, generation, isCanary });
  const note = apis.length === 0 ? ' (its calls were not compared, because API_URLS names no API)' : '';
  for (const { app, id } of promoted) {
    console.log(`Promoted ${app} ${id}${isCanary ? ` for ${values.canary} % of the visitors` : ''}${note}`);
  }
});
