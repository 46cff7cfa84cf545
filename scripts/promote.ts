// Serves a release: `pnpm promote <app> [build]`; without a build, the newest one in the store.
import { userInfo } from 'node:os';
import { type AppName, parseAppName } from '../build/apps.ts';
import { channelFileOf } from '../edge/src/config.ts';
import { promote } from '../edge/src/releases/promote.ts';
import { releaseStore } from './release.ts';
import { runCommand } from './run-command.ts';

export const promotionPlace = () => ({
  store: releaseStore(),
  channelFile: channelFileOf(process.env),
  by: userInfo().username,
});

async function newest(app: AppName): Promise<string> {
  const release = (await releaseStore().list(app)).at(-1);
  if (!release) throw new Error(`${app} has no release yet: pnpm release ${app}`);
  return release.id;
}

if (import.meta.main) {
  await runCommand(async () => {
    const [name, wanted] = process.argv.slice(2);
    if (!name) throw new Error('Usage: pnpm promote <app> [build]');
    const app = parseAppName(name);
    const id = wanted ?? (await newest(app));
    await promote(promotionPlace(), { [app]: id });
    console.log(`Promoted ${app} ${id}`);
  });
}
