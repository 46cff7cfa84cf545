import { createHash } from 'node:crypto';
import type { Release } from '@jangteo/contract/release';

/** The id of a release is a hash of all that it contains: equal builds have equal ids, whenever they are made. */
export function releaseId(release: Omit<Release, 'id'> & { id?: string }): string {
  const { id: _id, commit: _commit, builtAt: _builtAt, releasedAt: _, compressed: _compressed, ...content } = release;
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

/** Equal for the same releases, in whichever order they are named. */
export const keyOfReleases = (ids: object): string => JSON.stringify(ids, Object.keys(ids).sort());
