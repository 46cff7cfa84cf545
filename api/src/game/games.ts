import { randomInt } from 'node:crypto';

interface Prize {
  stars: number;
  /** So many of 1,000 plays win it. */
  perMille: number;
}

interface GameRules {
  code: string;
  title: string;
  description: string;
  odds: readonly Prize[];
}

const games: readonly GameRules[] = [
  {
    code: 'lucky-basket',
    title: '오늘의 장바구니',
    description: '장바구니 하나를 골라 보세요. 하루에 한 번, 별이 1개에서 50개까지 들어 있어요.',
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

/** Draws a prize by the published odds. `draw` returns a whole number from 0 up to, but not including, its argument. */
export function drawPrize({ odds }: Pick<GameRules, 'odds'>, draw: (below: number) => number = randomInt): number {
  let left = draw(odds.reduce((sum, { perMille }) => sum + perMille, 0));
  for (const { stars, perMille } of odds) {
    if (left < perMille) return stars;
    left -= perMille;
  }
  throw new RangeError('drawn beyond the last prize');
}
