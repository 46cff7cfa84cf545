import { createHash, createHmac } from 'node:crypto';

interface Prize {
  stars: number;
  /** So many of 1,000 plays win it. */
  perMille: number;
}

interface GameRules {
  code: string;
  title: string;
  description: string;
  /** Never changed: receipts of earlier plays are checked against them. Other odds are a game with another code. */
  odds: readonly Prize[];
}

const games: readonly GameRules[] = [
  {
    code: 'lucky-basket',
    title: '오늘의 장바구니',
    description: '장바구니를 덮은 보자기를 들춰 보세요. 하루에 한 번, 별이 1개에서 50개까지 들어 있어요.',
    odds: [
      { stars: 1, perMille: 400 },
      { stars: 3, perMille: 300 },
      { stars: 5, perMille: 180 },
      { stars: 10, perMille: 80 },
      { stars: 30, perMille: 30 },
      { stars: 50, perMille: 10 },
    ],
  },
];

export const findGame = (code: string): GameRules | undefined => games.find((game) => game.code === code);

export const hashOf = (seed: Buffer): string => createHash('sha256').update(seed).digest('hex');

/**
 * A number from 0 up to, but not including, the sum of the odds. The server's seed is fixed before the member chooses, and
 * the choice is unknown when the seed is made: neither side can aim at a prize.
 */
export const rollOf = ({ odds }: Pick<GameRules, 'odds'>, seed: Buffer, choice: string): number => {
  const hash = createHmac('sha256', seed).update(choice).digest('hex');
  return Number(BigInt(`0x${hash}`) % BigInt(odds.reduce((sum, { perMille }) => sum + perMille, 0)));
};

/** The prizes share out the numbers from 0 on, in their order. */
export function prizeOf({ odds }: Pick<GameRules, 'odds'>, roll: number): number {
  let left = roll;
  for (const { stars, perMille } of odds) {
    if (left < perMille) return stars;
    left -= perMille;
  }
  throw new RangeError('rolled beyond the last prize');
}
