import type { KeyObject } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from '@jangteo/object-store';
import type { ChannelStore } from './channel/channel.ts';
import { ChannelFolder } from './channel/channel-folder.ts';
import { ChannelObjects } from './channel/channel-objects.ts';
import { ReleaseFolder } from './stores/release-folder.ts';
import { ReleaseObjects } from './stores/release-objects.ts';
import type { ReleaseSource } from './stores/release-source.ts';

export interface ReleasePlaces {
  /** A bucket with releases and channels, in place of the two folders. */
  releaseObjects: ObjectStore | undefined;
  releasesDir: string;
  channelFolder: string;
  /** A release is evaluated and served only if one of these has signed it. */
  trustedKeys: readonly KeyObject[];
}

export interface OpenReleases {
  store: ReleaseSource;
  channel: ChannelStore;
  /** A store may have several channels beside each other. */
  channels(): Promise<ChannelStore[]>;
}

export function openReleases({ releaseObjects, releasesDir, channelFolder, trustedKeys }: ReleasePlaces): OpenReleases {
  if (releaseObjects) {
    return {
      store: new ReleaseObjects(releaseObjects, trustedKeys),
      channel: new ChannelObjects(releaseObjects, path.basename(channelFolder)),
      async channels() {
        const names = await releaseObjects.list('channels');
        return names.map((name) => new ChannelObjects(releaseObjects, name.replace(/\/$/, '')));
      },
    };
  }
  return {
    store: new ReleaseFolder(releasesDir, trustedKeys),
    channel: new ChannelFolder(channelFolder),
    async channels() {
      const folder = path.dirname(channelFolder);
      const entries = await readdir(folder, { withFileTypes: true });
      return entries
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => new ChannelFolder(path.join(folder, name)));
    },
  };
}
