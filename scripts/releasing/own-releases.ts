import { releasePlacesOf } from '../../edge/src/config.ts';
import { type OpenReleases, openReleases } from '../../edge/src/releases/open-releases.ts';

/** The releases and channels of the environment. */
export const ownReleases = (): OpenReleases => openReleases(releasePlacesOf(process.env));
