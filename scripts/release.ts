// Builds apps, stores them as releases and says what promotion would refuse: `pnpm release <app>…`; `--no-build` takes
// what the last build made.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type AppName, distDirectory, parseAppName, toolsRoot } from '../build/apps.ts';
import { runCommand } from '../build/run-command.ts';
import { addRelease } from '../edge/src/releases/add-release.ts';
import { refusalsOf } from '../edge/src/releases/channel/promote.ts';
import { signingKeyOf } from '../edge/src/releases/release-keys.ts';
import { apisAt } from '../edge/src/releases/surface/open-api.ts';
import { ownReleases } from './releasing/own-releases.ts';

function build(app: AppName): void {
  execFileSync(process.execPath, [path.join(toolsRoot, 'build/build.ts'), app, '--maps'], { stdio: 'inherit' });
}

/** Before anything has been promoted there is nothing to compare with. */
async function sayRefusals(app: AppName, id: string): Promise<void> {
  const { store, channel } = ownReleases();
  if (!(await channel.newest())) return;
  const place = { store, channel, author: { by: '' }, apis: await apisAt(process.env.API_URLS) };
  const refusals = await refusalsOf(place, { [app]: id });
  if (refusals.length === 0) return;
  console.log(`Promotion would refuse it now:\n${refusals.map((reason) => `  - ${reason}`).join('\n')}`);
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-build': { type: 'boolean' } } });
  if (positionals.length === 0) throw new Error('Usage: pnpm release <app>… [--no-build]');
  for (const app of positionals.map(parseAppName)) {
    if (!values['no-build']) build(app);
    const { release, isNew } = await addRelease(ownReleases().store, distDirectory(app), signingKeyOf(process.env));
    console.log(`${isNew ? 'Released' : 'Unchanged, released before:'} ${app} ${release.id}`);
    await sayRefusals(app, release.id);
  }
});
