// Decision: docs/decisions/2026-11-22-a-draw-can-be-checked.md

import { randomBytes } from 'node:crypto';
import { koreanDay } from '@jangteo/contract/korean-day';
import type { Queries } from '../platform/database/database.ts';

interface Draw {
  memberId: number;
  code: string;
  now: Date;
}

interface DrawSeed {
  seed: Buffer;
  sealDt: string | null;
}

const makeSql = `
  INSERT INTO game_draw (member_id, game_code, on_day, seed, sealed_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING`;

const findSql = `
  SELECT seed, sealed_at AS "sealDt" FROM game_draw WHERE member_id = $1 AND game_code = $2 AND on_day = $3`;

/** The member's seed of the day: made when its hash is first asked for, and the same from then on. */
export async function drawSeed(database: Queries, { memberId, code, now }: Draw): Promise<DrawSeed> {
  const day = koreanDay(now);
  const find = async () => (await database.query<DrawSeed>(findSql, [memberId, code, day]))[0];
  const known = await find();
  if (known) return known;
  await database.query(makeSql, [memberId, code, day, randomBytes(32), now]);
  const made = await find();
  if (!made) throw new Error('the seed of the day is missing');
  return made;
}
