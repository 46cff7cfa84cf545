// Lists the stored releases: `pnpm releases [app]`; `pnpm releases collect [--days <number>] [--rollbacks <number>]` lists those
// that nobody needs any more, and with `--remove` removes them.
import { parseArgs } from 'node:util';
import type { AppName, Channel } from '@jangteo/contract/release';
import { appNames, parseAppName } from '../build/apps.ts';
import { numberOption, runCommand } from '../build/run-command.ts';
import type { ChannelStore } from '../edge/src/releases/channel/channel.ts';
import { removeReleases, type StoredRelease, unneededReleases } from '../edge/src/releases/collect.ts';
import { releasedAt } from '../edge/src/releases/description.ts';
import { ownReleases } from './releasing/own-releases.ts';

function nameOf(release: StoredRelease): string {
  if ('fault' in release) return `${release.app} ${release.id}  not trusted: ${release.fault.message}`;
  const { app, id, commit, owner } = release;
  const time = releasedAt(release).slice(0, 16).replace('T', ' ');
  return `${app} ${id}  released ${time}  ${commit.slice(0, 12)}  ${owner?.team ?? ''}`;
}

async function beforeIn(channel: ChannelStore, current: Channel, app: AppName): Promise<string | undefined> {
  const back = current.back[app];
  return back === undefined ? undefined : (await channel.generation(back)).releases[app];
}

/** Those that cannot be trusted, and then the newest first. */
async function list(apps: readonly AppName[]): Promise<void> {
  const { store, channel } = ownReleases();
  const current = await channel.newest();
  for (const app of apps) {
    const before = current && (await beforeIn(channel, current, app));
    const { releases, damaged } = await store.list(app);
    for (const release of damaged) console.log(nameOf(release));
    for (const release of releases.toReversed()) {
      const { id } = release;
      const roles = [
        id === current?.releases[app] && 'served',
        id === current?.canary?.releases[app] && `canary, ${current.canary.percent} %`,
        id === before && 'the one before',
      ].filter(Boolean);
      console.log([nameOf(release), ...roles].join('  '));
    }
  }
}

async function collect(values: { days: string; rollbacks: string; remove: boolean }): Promise<void> {
  const retention = {
    days: numberOption('days', values.days, 3_650),
    rollbacks: numberOption('rollbacks', values.rollbacks, 1_000),
  };
  const { store, channels } = ownReleases();
  const all = await channels();
  if (all.length === 0) throw new Error('There is no channel: it is not known which releases are needed');
  const releases = await unneededReleases(store, all, retention);
  if (releases.length === 0) return console.log('All releases are needed');
  const removed = values.remove ? await removeReleases(store, all, { releases, retention }) : [];
  for (const release of values.remove ? removed : releases) console.log(nameOf(release));
  console.log(
    values.remove
      ? `Removed ${removed.length} releases`
      : `Nobody needs these ${releases.length} releases; --remove removes them`,
  );
}

const usage = 'Usage: pnpm releases [app] | pnpm releases collect [--days <number>] [--rollbacks <number>] [--remove]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      days: { type: 'string', default: '30' },
      rollbacks: { type: 'string', default: '3' },
      remove: { type: 'boolean', default: false },
    },
  });
  const [word, ...more] = positionals;
  if (more.length > 0) throw new Error(usage);
  if (word === 'collect') return collect(values);
  return list(word === undefined ? appNames : [parseAppName(word)]);
});
