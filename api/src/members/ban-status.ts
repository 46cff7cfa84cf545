import type { BanStatus } from '@jangteo/contract';

export const banStatusOf = (banMessage: string | null): BanStatus => ({
  isBanned: banMessage !== null,
  message: banMessage ?? '',
});
