import type { KeyObject } from 'node:crypto';
import type { AppName, Release } from '@jangteo/contract/release';
import type { ReleaseFiles } from './release-files.ts';

/** Stored releases: immutable, and never removed while a page may still load their files. */
export interface ReleaseStore {
  /** The releases that can be trusted, by age. */
  list(app: AppName): Promise<Release[]>;
  read(app: AppName, id: string): Promise<Release | undefined>;
  files(release: Pick<Release, 'app' | 'id'>): ReleaseFiles;
}

/** Where releases are stored for all edges. */
export interface ReleaseSource extends ReleaseStore {
  readonly trustedKeys: readonly KeyObject[];
  /** Copies what a release lists into a folder that does not exist yet, to be verified there. */
  copy(app: AppName, id: string, target: string): Promise<void>;
  /** Stores a complete release, which lies in a folder of this machine. It can be read when all of it is there. */
  add(release: Release, folder: string): Promise<void>;
  /** Stores the source maps in this folder beside a release that is stored already. */
  addMaps(release: Release, folder: string): Promise<void>;
  remove(release: Release): Promise<void>;
}

export const isReleaseId = (name: string): boolean => /^[0-9a-f]{8,64}$/.test(name);

export const byAge = (a: Release, b: Release): number => a.builtAt.localeCompare(b.builtAt);
