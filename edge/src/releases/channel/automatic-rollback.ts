import type { AppName, ChannelChange } from '@jangteo/contract/release';
import type { ReleaseStore } from '../stores/release-source.ts';
import { type ChannelStore, generationsOf } from './channel.ts';
import { rollback } from './promote.ts';

/** The author of automatic rollbacks in a channel's record. */
export const automaticAuthor = 'edge';

/** An app is not rolled back automatically twice within this time: a person has to look at it first. */
const brakeMs = 60 * 60_000;

interface Failing {
  app: AppName;
  release: string;
  reason: string;
}

/**
 * Rolls an app back from a release that fails in browsers, or returns the reason for leaving it in place. Only a
 * promoted release is rolled back, so that the app goes back by one release at most, and only once within `brakeMs`.
 * A canary ends at once.
 * All edges read the same record of the channel and so obey the same rule.
 */
export async function rollBackAutomatically(
  { store, channel }: { store: ReleaseStore; channel: ChannelStore },
  { app, release, reason }: Failing,
): Promise<string | undefined> {
  const newest = await channel.newest();
  const author = { by: automaticAuthor, reason };
  if (newest?.canary?.releases[app] === release) {
    await rollback({ store, channel, author }, app, release);
    return undefined;
  }
  const current = newest?.releases[app];
  if (current !== release) return `${app} has been switched to ${current} already`;
  const changes = changesOf(channel, app);
  const { value: last } = await changes.next();
  if (last?.kind !== 'promotion') return `${app} was rolled back to ${release}`;
  for (let change: ChannelChange | undefined = last; change; change = (await changes.next()).value) {
    if (Date.now() - Date.parse(change.at) >= brakeMs) break;
    if (change.by === automaticAuthor) return `${app} was rolled back automatically at ${change.at}`;
  }
  await rollback({ store, channel, author }, app, release);
  return undefined;
}

/** The changes of an app for all visitors, newest first. */
async function* changesOf(channel: ChannelStore, app: AppName): AsyncGenerator<ChannelChange, undefined> {
  for await (const { changes } of generationsOf(channel)) {
    yield* changes.filter((change) => change.app === app && ['promotion', 'rollback'].includes(change.kind));
  }
  return undefined;
}
