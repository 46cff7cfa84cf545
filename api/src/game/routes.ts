import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { nextKoreanDayStart } from '../platform/values/korean-time.ts';
import { offsetOf, pageOf } from '../platform/values/paging.ts';
import { drawSeed } from './draw-seed.ts';
import { findGame, hashOf } from './games.ts';
import { countPlays, findDraw, findPlays } from './past-draws.ts';
import { findToday, play } from './play.ts';

export function gameRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/game/:code/play', async ({ member: { memberId }, params: { code } }) => {
    const game = findGame(code);
    if (!game) throw new ApiError('noData');
    const at = now();
    const [today, { seed }] = await Promise.all([
      findToday(database, { memberId, code, now: at }),
      drawSeed(database, { memberId, code, now: at }),
    ]);
    return {
      ...game,
      seedHash: hashOf(seed),
      odds: [...game.odds],
      playsLeft: today ? 0 : 1,
      today: today ?? null,
      nextDt: nextKoreanDayStart(at).toISOString(),
    };
  });

  serve(app, 'POST /api/v1/game/:code/play', ({ member: { memberId }, params: { code }, query: { choice } }) =>
    play(database, { memberId, code, choice, now: now() }),
  );

  serve(app, 'GET /api/v1/game/plays', async ({ member: { memberId }, query }) => {
    const [list, count] = await Promise.all([
      findPlays(database, memberId, { limit: query.limit, offset: offsetOf(query) }),
      countPlays(database, memberId),
    ]);
    return pageOf(query, list, count);
  });

  serve(app, 'GET /api/v1/game/draw/:seedHash', async ({ params: { seedHash } }) => {
    const draw = await findDraw(database, seedHash);
    if (!draw) throw new ApiError('noData');
    return draw;
  });
}
