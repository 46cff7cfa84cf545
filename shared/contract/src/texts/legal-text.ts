// Decision: docs/decisions/2026-11-23-a-text-is-announced-before-it-is-in-force.md

import { koreanDay } from '../korean-day.ts';

/** A text, a list of points, or a table whose first row names the columns. */
export type Block = string | { points: readonly string[] } | { table: readonly (readonly string[])[] };

export interface Article {
  title: string;
  content: readonly Block[];
}

export interface LegalVersion {
  /** The Korean day on which it was published, with a notice: `2026-08-25` */
  announcedOn: string;
  /** The Korean day from which on it is in force. Until then the version before it is. */
  effectiveOn: string;
  /** The changes of this version against the version before it. */
  changes?: readonly string[];
  articles: readonly Article[];
}

/** A text that binds or informs, with every version, newest first; the newest may not be in force yet. */
export interface LegalText {
  title: string;
  /** For search engines and shared links. */
  description: string;
  path: string;
  intro: string;
  versions: readonly [LegalVersion, ...LegalVersion[]];
}

type Versions = Pick<LegalText, 'versions'>;

export const isInForce = ({ effectiveOn }: LegalVersion, now: Date): boolean => effectiveOn <= koreanDay(now);

export const versionInForce = ({ versions }: Versions, now: Date): LegalVersion =>
  versions.find((version) => isInForce(version, now)) ?? versions.at(-1) ?? versions[0];
