import type { GameDraw, GamePlayItem } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { findGame } from './games.ts';
import { type PlayRow, playOf } from './play.ts';

const openedSql = `
  SELECT game_code AS code, sealed_at AS "sealDt", stars, played_at AS "playDt", seed, choice, roll
  FROM game_play
  WHERE sha256(seed) = decode($1, 'hex')`;

const sealedSql = `
  SELECT game_code AS code, sealed_at AS "sealDt" FROM game_draw WHERE sha256(seed) = decode($1, 'hex')`;

interface Sealed {
  code: string;
  sealDt: string | null;
}

/** By the hash of the seed, which is published before the play: who has it can look at the draw before and after. */
export async function findDraw(database: Queries, seedHash: string): Promise<GameDraw | undefined> {
  const [opened] = await database.query<Sealed & PlayRow>(openedSql, [seedHash]);
  const [found] = opened ? [opened] : await database.query<Sealed>(sealedSql, [seedHash]);
  const game = found && findGame(found.code);
  if (!game) return undefined;
  const { title, odds } = game;
  return { title, odds: [...odds], seedHash, sealDt: found.sealDt, play: opened ? playOf(opened) : null };
}

const playsSql = `
  SELECT game_code AS code, stars, played_at AS "playDt", encode(sha256(seed), 'hex') AS "seedHash"
  FROM game_play
  WHERE member_id = $1
  ORDER BY played_on DESC, game_code
  LIMIT $2 OFFSET $3`;

export async function findPlays(
  database: Queries,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<GamePlayItem[]> {
  const rows = await database.query<Omit<GamePlayItem, 'title'> & { code: string }>(playsSql, [
    memberId,
    limit,
    offset,
  ]);
  return rows.map(({ code, ...play }) => ({ title: findGame(code)?.title ?? '', ...play }));
}

const countSql = 'SELECT count(*)::integer AS count FROM game_play WHERE member_id = $1';

export async function countPlays(database: Queries, memberId: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(countSql, [memberId]);
  return row?.count ?? 0;
}
