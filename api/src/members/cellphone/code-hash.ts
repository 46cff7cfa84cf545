import type { Keys } from '../../platform/keys.ts';

/** A code of six digits could be guessed from its bare hash; only the server's key makes this one. */
export const hashOfCode = (
  keys: Keys,
  { memberId, cellphone, code }: { memberId: number; cellphone: string; code: string },
): string => keys.derive('phoneCode', `${memberId}:${cellphone}:${code}`);
