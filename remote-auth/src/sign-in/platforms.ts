import type { PublicSettings } from '@jangteo/contract/release';

/** The names are those in the browser's storage and in the app's messages. */
export type Platform = 'naver' | 'apple';

export const channelOf = { naver: 1001, apple: 1002 } as const satisfies Record<Platform, number>;

export const isPlatform = (value: unknown): value is Platform => value === 'naver' || value === 'apple';

/** The providers that this installation has. */
export const offeredBy = ({ portalLogin, outsideScripts }: PublicSettings): Platform[] => [
  ...(portalLogin ? (['naver'] as const) : []),
  ...(outsideScripts?.deviceMaker ? (['apple'] as const) : []),
];
