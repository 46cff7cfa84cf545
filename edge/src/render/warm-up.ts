import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppName, appNames } from '@jangteo/contract/release';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { SetRenderer } from './set-renderer.ts';

/** Warming up loads code and fills caches, so it may take longer than a visitor's page. */
const withinMs = 10_000;
const homePath = '/';
const pagesPerApp = 3;

/** Renders pages of each changed app, and the home page; throws when one of them cannot be rendered in time. */
export async function warmUp(
  { set, renderer }: { set: ReleaseSet; renderer: SetRenderer },
  { changed, publicUrl }: { changed: readonly AppName[]; publicUrl: string },
): Promise<void> {
  const isOver = new AbortController();
  const work = async () => {
    for (const path of pathsOf(set, changed)) await renderPage(path);
  };
  const late = sleep(withinMs, undefined, { ref: false, signal: isOver.signal }).then(() => {
    throw new Error(`The set ${set.id} did not render its pages in time`);
  });
  late.catch(() => undefined);
  try {
    await Promise.race([work(), late]);
  } finally {
    isOver.abort();
  }

  async function renderPage(path: string): Promise<void> {
    const match = set.findRoute(path);
    if (!match) throw new Error(`The set ${set.id} has no page at ${path}`);
    const nonce = randomBytes(16).toString('base64');
    const job = renderer.render({ url: publicUrl + path, app: match.app, routeId: match.id, nonce }, randomUUID());
    job.content.catch(() => undefined);
    const { redirect } = await job.prepared;
    if (redirect === undefined) await job.content;
  }
}

/**
 * Every page stands in the host's frame: a changed host is rendered with pages of all apps. A set whose app of the home
 * page is missing has other pages.
 */
function pathsOf(set: ReleaseSet, changed: readonly AppName[]): string[] {
  const apps = changed.includes('host') ? appNames : changed;
  const paths = apps.flatMap((app) =>
    Object.values(set.releases[app]?.routes ?? {})
      .filter(({ path, redirectTo }) => redirectTo === undefined && !path.includes(':'))
      .map(({ path }) => path)
      .slice(0, pagesPerApp),
  );
  return [...new Set([homePath, ...paths])].filter((path) => set.findRoute(path));
}
