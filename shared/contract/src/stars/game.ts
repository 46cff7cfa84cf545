import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging, withDefault } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, DateTime } from '../call/scalars.ts';

const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/**
 * What proves a draw. The hash of the seed was published before the play. HMAC-SHA-256 of `choice` with the seed as its key,
 * as one large number, modulo the sum of the odds is `roll`; the prizes share out the numbers from 0 on, in their order.
 */
export const GameReceipt = Type.Object({
  seedHash: Hex32,
  /** 32 bytes; their SHA-256 is `seedHash`. */
  seed: Hex32,
  choice: Type.String(),
  roll: Count,
});
export type GameReceipt = Static<typeof GameReceipt>;

export const GamePlay = Type.Object({
  stars: Count,
  playDt: DateTime,
  /** Null for plays from before receipts. */
  receipt: Type.Optional(Type.Union([GameReceipt, Type.Null()])),
});
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
  /** SHA-256 of today's seed, which the receipt of the play shows. */
  seedHash: Type.Optional(Hex32),
});
export type Game = Static<typeof Game>;

/** One play's draw, which anybody may look at who knows the hash of its seed. It does not say whose it is. */
export const GameDraw = Type.Object({
  title: Type.String(),
  /** By which `roll` became a prize. */
  odds: Game.properties.odds,
  seedHash: Hex32,
  /** When the hash was published; null for draws that do not know. */
  sealDt: Type.Union([DateTime, Type.Null()]),
  /** Null before the play. */
  play: Type.Union([GamePlay, Type.Null()]),
});
export type GameDraw = Static<typeof GameDraw>;

export const GamePlayItem = Type.Object({
  title: Type.String(),
  stars: Count,
  playDt: DateTime,
  /** Names the draw; null for plays from before receipts. */
  seedHash: Type.Union([Hex32, Type.Null()]),
});
export type GamePlayItem = Static<typeof GamePlayItem>;

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
    query: Type.Object({
      choice: withDefault(
        Type.String({
          pattern: '^[\\w-]{1,100}$',
          default: 'none',
          description: '참여자가 고른 값: 서버의 씨앗과 함께 상을 정함. 다시 보낼 때는 처음 값이 쓰임',
          examples: ['2-9f86d081'],
        }),
      ),
    }),
    reply: GamePlay,
    errors: [codes.noData, codes.unsupported, codes.parameterStore],
  }),
  'GET /api/v1/game/plays': defineCall({
    summary: '내가 참여한 게임: 새 것부터',
    access: 'member',
    query: Type.Object(Paging),
    reply: ListOf(GamePlayItem),
  }),
  'GET /api/v1/game/draw/:seedHash': defineCall({
    summary: '추첨 영수증: 참여 전에는 봉인값만, 참여한 뒤에는 씨앗까지 누구나 확인',
    access: 'visitor',
    params: Type.Object({
      seedHash: Type.String({
        pattern: '^[0-9a-f]{64}$',
        description: '씨앗의 SHA-256, 곧 봉인값',
        examples: ['0123456789abcdef'.repeat(4)],
      }),
    }),
    reply: GameDraw,
    errors: [codes.noData],
  }),
};
