import type { LegalText } from '@jangteo/contract/texts/legal-text';
import type { Head, RouteContext } from '@jangteo/navigation';
import { versionParameter } from './version-in-address.ts';

/** Search engines index the version in force only. */
export const legalHead =
  ({ title, description }: LegalText) =>
  ({ url }: RouteContext): Head => ({
    title: `${title} | 장터`,
    description,
    ...(url.searchParams.has(versionParameter) ? { noIndex: true } : {}),
  });
