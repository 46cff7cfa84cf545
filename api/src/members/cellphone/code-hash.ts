import type { KeySet } from '../../platform/keys.ts';

/** Keyed with the server's secret: six digits could be guessed from a bare hash. */
export const hashOfCode = (
  keys: KeySet,
  { memberId, cellphone, code }: { memberId: number; cellphone: string; code: string },
): string => keys.derive('phoneCode', `${memberId}:${cellphone}:${code}`);
