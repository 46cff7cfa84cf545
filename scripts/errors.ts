// Lists the errors of browsers: `pnpm errors [app] [--days 7]`, by place in the source, with release, count and times. The
// releases of a canary are marked.
import { parseArgs } from 'node:util';
import { parseAppName } from '../build/apps.ts';
import { numberOption, runCommand } from '../build/run-command.ts';
import { releasePlacesOf, reportsDirOf } from '../edge/src/config.ts';
import { openReleases } from '../edge/src/releases/open-releases.ts';
import { listErrors } from '../edge/src/reports/list-errors.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: '7' } },
  });
  const [name, ...more] = positionals;
  if (more.length > 0) throw new Error('Usage: pnpm errors [app] [--days <number>]');
  const app = name === undefined ? undefined : parseAppName(name);
  const { store, channel } = openReleases(releasePlacesOf(process.env));
  const places = { reportsDir: reportsDirOf(process.env), store };
  const errors = await listErrors(places, { app, days: numberOption('days', values.days, 3_650) });
  if (errors.length === 0) console.log('No errors were reported');
  const canary = (await channel.newest())?.canary;
  const canaries = Object.values(canary?.releases ?? {});
  for (const { count, message, place, app, release, pages, firstAt, lastAt } of errors) {
    console.log(`${count} × ${message}\n    at ${place}`);
    console.log(
      `    ${app || 'no script of ours'} ${release}${canaries.includes(release) ? ` (canary, ${canary?.percent} %)` : ''}, on ${pages.join(', ')}; first ${firstAt}, last ${lastAt}`,
    );
  }
});
