import { createHash, randomInt } from 'node:crypto';
import type { Canary } from '@jangteo/contract/release';
import { keyOfReleases } from '../releases/release-id.ts';

/** Of a visitor's browser: a number from 0 to 99, which a hundredth of all have in common. */
export type Cohort = number;

const cohorts = 100;

export const drawCohort = (): Cohort => randomInt(cohorts);

/** Undefined for what is no cohort. */
export const readCohort = (text: string | undefined): Cohort | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;

/**
 * Whether a cohort gets the canary. More percent include the cohorts of fewer percent. Each canary begins at another
 * cohort, so that not the same visitors are always the first.
 */
export function hasCanary(cohort: Cohort, { percent, releases }: Canary): boolean {
  const begin = createHash('sha256').update(keyOfReleases(releases)).digest().readUInt32BE() % cohorts;
  return (cohort - begin + cohorts) % cohorts < percent;
}
