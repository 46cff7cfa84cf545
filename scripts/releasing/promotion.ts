import { userInfo } from 'node:os';
import { type AppName, parseAppName } from '../../build/apps.ts';
import { releasedAt } from '../../edge/src/releases/description.ts';
import { ownReleases } from './own-releases.ts';

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
  const { releases, damaged } = await ownReleases().store.list(app);
  const release = releases.at(-1);
  const newer = damaged.filter(({ fault }) => !release || !fault.releasedAt || fault.releasedAt > releasedAt(release));
  if (newer.length > 0) {
    const lines = newer.map(({ id, fault }) => `  - ${id}: ${fault.message}`);
    throw new Error(
      `Which release of ${app} is the newest is not known; release it again or name one. Not trusted:\n${lines.join('\n')}`,
    );
  }
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
