import type { LegalText } from '@jangteo/contract/texts/legal-text';

export const versionParameter = 'version';

/** The version in force has the plain address, so that links to it stay right when it is replaced. */
export function versionAddress({ path, versions }: LegalText, effectiveOn: string): string {
  return effectiveOn === versions[0].effectiveOn ? path : `${path}?${versionParameter}=${effectiveOn}`;
}

/** An unknown version shows the one in force. */
export const versionOf = ({ versions }: LegalText, search: URLSearchParams) =>
  versions.find(({ effectiveOn }) => effectiveOn === search.get(versionParameter)) ?? versions[0];
