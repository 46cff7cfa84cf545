import type { Head, RouteContext } from '@jangteo/navigation';
import { versionParameter } from './version-in-address.ts';

/** Search engines are to find the version in force, not those it replaced. */
export const legalHead =
  ({ title, description }: { title: string; description: string }) =>
  ({ url }: RouteContext): Head => ({
    title: `${title} | 장터`,
    description,
    ...(url.searchParams.has(versionParameter) ? { noIndex: true } : {}),
  });
