import { type LegalText, versionInForce } from '@jangteo/contract/texts/legal-text';

export const versionParameter = 'version';

/** The version in force has the plain address, so that links to it stay right when it is replaced. */
export function versionAddress(text: LegalText, effectiveOn: string, now: Date): string {
  const isPlain = effectiveOn === versionInForce(text, now).effectiveOn;
  return isPlain ? text.path : `${text.path}?${versionParameter}=${effectiveOn}`;
}

/** An unknown version shows the one in force. */
export const versionOf = (text: LegalText, search: URLSearchParams, now: Date) =>
  text.versions.find(({ effectiveOn }) => effectiveOn === search.get(versionParameter)) ?? versionInForce(text, now);
