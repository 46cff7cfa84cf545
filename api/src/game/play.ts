import type { GamePlay } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors.ts';
import { lockAccount } from '../stars/account.ts';
import { payInto } from '../stars/earn.ts';
import { drawSeed } from './draw-seed.ts';
import { findGame, hashOf, prizeOf, rollOf } from './games.ts';

interface Today {
  memberId: number;
  code: string;
  now: Date;
}

interface Play extends Today {
  /** The member's part of the draw. */
  choice: string;
}

const todaySql = `
  SELECT stars, played_at AS "playDt", seed, choice, roll
  FROM game_play
  WHERE member_id = $1 AND game_code = $2 AND played_on = $3`;

export interface PlayRow {
  stars: number;
  playDt: string;
  seed: Buffer | null;
  choice: string;
  roll: number;
}

export async function findToday(database: Queries, { memberId, code, now }: Today): Promise<GamePlay | undefined> {
  const [row] = await database.query<PlayRow>(todaySql, [memberId, code, koreanDay(now)]);
  return row && playOf(row);
}

export function playOf({ stars, playDt, seed, choice, roll }: PlayRow): GamePlay {
  const receipt = seed && { seedHash: hashOf(seed), seed: seed.toString('hex'), choice, roll };
  return { stars, playDt, receipt };
}

const playSql = `
  INSERT INTO game_play (member_id, game_code, played_on, stars, played_at, seed, choice, roll, sealed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** A member plays once a day: a repeat returns the first result and pays nothing. */
export const play = (database: Database, request: Play): Promise<GamePlay> =>
  inTransaction(database, async (transaction) => {
    const { memberId, code, choice, now } = request;
    const game = findGame(code);
    if (!game) throw new ApiError('noData');
    const account = await lockAccount(transaction, memberId, now);
    if (!account) throw new ApiError('refreshExpired');
    const played = await findToday(transaction, request);
    if (played) return played;
    if (!account.mayEarn)
      throw new ApiError('unsupported', { status: 403, message: '가입을 마친 뒤 참여할 수 있어요.' });
    const { seed, sealDt } = await drawSeed(transaction, { memberId, code, now });
    const roll = rollOf(game, seed, choice);
    const stars = prizeOf(game, roll);
    await transaction.query(playSql, [memberId, code, koreanDay(now), stars, now, seed, choice, roll, sealDt]);
    const source = { rule: 'game', sourceType: 'game', sourceId: code } as const;
    await payInto(transaction, account, { memberId, ...source, stars, now });
    return playOf({ stars, playDt: now.toISOString(), seed, choice, roll });
  });
