/** Under the names that the browser's store and the app know. */
export type Platform = 'naver' | 'apple';

export const platforms = {
  naver: { name: '네이버', channelType: 1001 },
  apple: { name: 'Apple', channelType: 1002 },
} as const satisfies Record<Platform, object>;

export const isPlatform = (value: unknown): value is Platform => value === 'naver' || value === 'apple';
