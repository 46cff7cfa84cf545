import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, DateTime } from '../call/scalars.ts';

export const GamePlay = Type.Object({ stars: Count, playDt: DateTime });
export type GamePlay = Static<typeof GamePlay>;

export const Game = Type.Object({
  code: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** Each prize, and how many of 1,000 plays win it. */
  odds: Type.Array(Type.Object({ stars: Count, perMille: Count })),
  playsLeft: Count,
  /** Today's play; null before it. */
  today: Type.Union([GamePlay, Type.Null()]),
  /** When the next day in Korea begins. */
  nextDt: DateTime,
});
export type Game = Static<typeof Game>;

const params = Type.Object({
  code: Type.String({ pattern: '^[a-z-]{1,30}$', description: '게임의 이름', examples: ['lucky-basket'] }),
});

export const gameCalls = {
  'GET /api/v1/game/:code/play': defineCall({
    summary: '게임의 확률과 오늘 남은 횟수',
    access: 'member',
    params,
    reply: Game,
    errors: [codes.noData],
  }),
  'POST /api/v1/game/:code/play': defineCall({
    summary: '하루 한 번 참여. 상은 서버가 정하고, 다시 보내면 오늘의 첫 결과를 그대로',
    access: 'member',
    params,
    reply: GamePlay,
    errors: [codes.noData, codes.unsupported, codes.parameterStore],
  }),
};
