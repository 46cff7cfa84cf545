import type { KeyObject } from 'node:crypto';
import type { AppName, Release } from '@jangteo/contract/release';
import { DamagedRelease, releasedAt } from '../description.ts';
import type { ReleaseFiles } from './release-files.ts';

export interface StoredReleases {
  /** Those that can be trusted; the one that was released last is at the end. */
  releases: Release[];
  /** Those of which the description cannot be trusted. */
  damaged: { app: AppName; id: string; fault: DamagedRelease }[];
}

/** Stored releases: their content is immutable, and never removed while a page may still load their files. */
export interface ReleaseStore {
  list(app: AppName): Promise<StoredReleases>;
  read(app: AppName, id: string): Promise<Release | undefined>;
  files(release: Pick<Release, 'app' | 'id'>): ReleaseFiles;
}

type Named = Pick<Release, 'app' | 'id'>;

/** Where releases are stored for all edges. */
export interface ReleaseSource extends ReleaseStore {
  readonly trustedKeys: readonly KeyObject[];
  /** Copies what a release lists into a folder that does not exist yet, to be verified there. */
  copy(app: AppName, id: string, target: string): Promise<void>;
  /**
   * Stores a complete release, which lies in a folder of this machine. It can be read when all of it is there. False
   * where the release is there by now and is not to be replaced.
   */
  add(release: Release, folder: string, options: { replaces: boolean }): Promise<boolean>;
  /** Replaces the description of a stored release, in one step. */
  describe(release: Named, text: string): Promise<void>;
  /** Stores the source maps in this folder beside a release that is stored already. */
  addMaps(release: Release, folder: string): Promise<void>;
  remove(release: Named): Promise<void>;
}

export const isReleaseId = (name: string): boolean => /^[0-9a-f]{8,64}$/.test(name);

export async function listOf(
  app: AppName,
  ids: readonly string[],
  read: (id: string) => Promise<Release | undefined>,
): Promise<StoredReleases> {
  const releases: Release[] = [];
  const damaged: StoredReleases['damaged'] = [];
  const readOne = async (id: string) => {
    try {
      const release = await read(id);
      if (release) releases.push(release);
    } catch (fault) {
      if (!(fault instanceof DamagedRelease)) throw fault;
      damaged.push({ app, id, fault });
    }
  };
  await Promise.all(ids.map(readOne));
  return { releases: releases.sort((a, b) => releasedAt(a).localeCompare(releasedAt(b))), damaged };
}
