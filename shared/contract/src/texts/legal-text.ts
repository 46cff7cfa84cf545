/** A text, a list of points, or a table whose first row names the columns. */
export type Block = string | { points: readonly string[] } | { table: readonly (readonly string[])[] };

export interface Article {
  title: string;
  content: readonly Block[];
}

export interface LegalVersion {
  /** `2026-09-01` */
  effectiveOn: string;
  /** The changes of this version against the version before it. */
  changes?: readonly string[];
  articles: readonly Article[];
}

/** A text that binds or informs, with every version that was ever in force, newest first. */
export interface LegalText {
  title: string;
  /** For search engines and shared links. */
  description: string;
  path: string;
  intro: string;
  versions: readonly [LegalVersion, ...LegalVersion[]];
}
