// Serves a release: `pnpm promote <app> [build] [--reason <text>]`; without a build, the newest one in the store.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type AppName, parseAppName } from '../build/apps.ts';
import { channelFolderOf } from '../edge/src/config.ts';
import { ChannelFolder } from '../edge/src/releases/channel-folder.ts';
import { promote } from '../edge/src/releases/promote.ts';
import { apisAt } from '../edge/src/releases/surface/open-api.ts';
import { releaseStore } from './release.ts';
import { runCommand } from './run-command.ts';
import { edgeUrls, untilServed } from './until-served.ts';

/** The release store and channel of the environment. `PROMOTED_BY` and `RUN_URL` name a pipeline's author and run. */
export const promotionPlace = (reason?: string) => ({
  store: releaseStore(),
  channel: new ChannelFolder(channelFolderOf(process.env)),
  author: {
    by: process.env.PROMOTED_BY || userInfo().username,
    ...(process.env.RUN_URL && { run: process.env.RUN_URL }),
    ...(reason && { reason }),
  },
});

async function newest(app: AppName): Promise<string> {
  const release = (await releaseStore().list(app)).at(-1);
  if (!release) throw new Error(`${app} has no release yet: pnpm release ${app}`);
  return release.id;
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
    const [name, wanted] = positionals;
    if (!name) throw new Error('Usage: pnpm promote <app> [build] [--reason <text>]');
    const app = parseAppName(name);
    const id = wanted ?? (await newest(app));
    const apis = await apisAt(process.env.API_URLS);
    const { generation } = await promote({ ...promotionPlace(values.reason), apis }, { [app]: id });
    await untilServed(edgeUrls(process.env), { app, id, generation });
    const note = apis.length === 0 ? ' (its calls were not compared, because API_URLS names no API)' : '';
    console.log(`Promoted ${app} ${id}${note}`);
  });
}
