import type { GamePlay } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors.ts';
import { lockAccount } from '../stars/account.ts';
import { payInto } from '../stars/earn.ts';
import { drawPrize, findGame } from './games.ts';

interface Play {
  memberId: number;
  code: string;
  now: Date;
}

const todaySql = `
  SELECT stars, played_at AS "playDt"
  FROM game_play
  WHERE member_id = $1 AND game_code = $2 AND played_on = $3`;

export async function findToday(database: Queries, { memberId, code, now }: Play): Promise<GamePlay | undefined> {
  const [play] = await database.query<GamePlay>(todaySql, [memberId, code, koreanDay(now)]);
  return play;
}

const playSql = `
  INSERT INTO game_play (member_id, game_code, played_on, stars, played_at)
  VALUES ($1, $2, $3, $4, $5)`;

/** A member plays once a day: a repeat returns the first result and pays nothing. */
export const play = (database: Database, request: Play): Promise<GamePlay> =>
  inTransaction(database, async (transaction) => {
    const { memberId, code, now } = request;
    const game = findGame(code);
    if (!game) throw new ApiError('noData');
    const account = await lockAccount(transaction, memberId);
    const played = await findToday(transaction, request);
    if (played) return played;
    if (!account?.mayEarn)
      throw new ApiError('unsupported', { status: 403, message: '가입을 마친 뒤 참여할 수 있어요.' });
    const stars = drawPrize(game);
    await transaction.query(playSql, [memberId, code, koreanDay(now), stars, now]);
    const source = { rule: 'game', sourceType: 'game', sourceId: code } as const;
    await payInto(transaction, account, { memberId, ...source, stars, now });
    return { stars, playDt: now.toISOString() };
  });
