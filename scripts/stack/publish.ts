import { readFile, writeFile } from 'node:fs/promises';
import { type AppName, appNames } from '@jangteo/contract/release';
import { releasePlacesOf } from '../../edge/src/config.ts';
import { addRelease } from '../../edge/src/releases/add-release.ts';
import { promote } from '../../edge/src/releases/channel/promote.ts';
import { openReleases } from '../../edge/src/releases/open-releases.ts';
import { signingKeyOf } from '../../edge/src/releases/release-keys.ts';
import { inData, inProject } from '../bootstrap/project.mjs';
import { releasePlaces } from './programs.ts';

type ReleaseIds = Partial<Record<AppName, string>>;

/** The releases that this command promoted: a release that was chosen by hand since then stays. */
const publishedFile = inData('published.json');

/** Releases the builds, and promotes the apps whose build differs from the one promoted last. */
export async function publishBuilds(places: NodeJS.ProcessEnv = releasePlaces): Promise<AppName[]> {
  const { store, channel } = openReleases(releasePlacesOf(places));
  const built: ReleaseIds = {};
  for (const app of appNames) {
    const { release } = await addRelease(store, inProject(app, 'dist'), signingKeyOf(places));
    built[app] = release.id;
  }
  const published = (await channel.newest()) ? await readPublished() : {};
  const changed = appNames.filter((app) => published[app] !== built[app]);
  if (changed.length > 0) {
    const wanted: ReleaseIds = Object.fromEntries(changed.map((app) => [app, built[app]]));
    await promote({ store, channel, author: { by: 'npm start' }, startsOver: true }, wanted);
    await writeFile(publishedFile, JSON.stringify(built));
  }
  return changed;
}

const readPublished = async (): Promise<ReleaseIds> =>
  readFile(publishedFile, 'utf8').then(
    (text) => JSON.parse(text) as ReleaseIds,
    () => ({}),
  );
