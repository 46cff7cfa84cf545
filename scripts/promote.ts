// Serves releases, in one step: `pnpm promote <app> [build]… [--canary <percent>] [--reason <text>]`; without a build, the
// one that is a canary, else the newest one in the store. With `--canary`, only that share of the visitors gets them.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type AppName, appNames, parseAppName } from '../build/apps.ts';
import { setCanary } from '../edge/src/releases/channel/canary.ts';
import { promote } from '../edge/src/releases/channel/promote.ts';
import { apisAt } from '../edge/src/releases/surface/open-api.ts';
import { ownReleases } from './release.ts';
import { runCommand } from './run-command.ts';
import { edgeUrls, untilServed } from './until-served.ts';

/** The release store and channel of the environment. `PROMOTED_BY` and `RUN_URL` name a pipeline's author and run. */
export const promotionPlace = (reason?: string) => ({
  ...ownReleases(),
  author: {
    by: process.env.PROMOTED_BY || userInfo().username,
    ...(process.env.RUN_URL && { run: process.env.RUN_URL }),
    ...(reason && { reason }),
  },
});

const isBuild = (word: string): boolean => /^[0-9a-f]{12}$/.test(word);

async function newest(app: AppName): Promise<string> {
  const release = (await ownReleases().store.list(app)).at(-1);
  if (!release) throw new Error(`${app} has no release yet: pnpm release ${app}`);
  return release.id;
}

/** An app's name may be followed by the build that is meant. */
export async function wantedReleases(words: readonly string[]): Promise<Partial<Record<AppName, string>>> {
  const wanted: Partial<Record<AppName, string>> = {};
  const canary = (await ownReleases().channel.newest())?.canary?.releases;
  for (const [place, word] of words.entries()) {
    if (place > 0 && isBuild(word)) continue;
    const app = parseAppName(word);
    const next = words[place + 1];
    wanted[app] = next && isBuild(next) ? next : (canary?.[app] ?? (await newest(app)));
  }
  return wanted;
}

if (import.meta.main) {
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
}
