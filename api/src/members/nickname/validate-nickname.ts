import type { NickNameReason } from '@jangteo/contract';
import { checkBanWords } from '../../community/ban-words.ts';
import type { Queries } from '../../platform/database/database.ts';
import { faultOf } from './nickname-rules.ts';

const takenSql = `
  SELECT FROM member
  WHERE lower(normalize(nickname, NFKC)) = lower($2) AND nickname IS NOT NULL AND member_id <> $1`;

/** Why the member cannot take this normalised name; undefined if it is free now. */
export async function findReason(
  database: Queries,
  memberId: number,
  nickName: string,
): Promise<NickNameReason | undefined> {
  const fault = faultOf(nickName);
  if (fault) return fault;
  if ((await checkBanWords(database, nickName)).length > 0) return 'banned';
  const taken = await database.query(takenSql, [memberId, nickName]);
  return taken.length > 0 ? 'taken' : undefined;
}
