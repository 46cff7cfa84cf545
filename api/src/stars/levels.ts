/** Levels are reached by all stars ever earned; spending never takes one away. */
export interface Level {
  level: number;
  name: string;
  fromStars: number;
  /** Daily limit of exchanged stars. */
  dailyExchange: number;
}

const first: Level = { level: 1, name: '새내기', fromStars: 0, dailyExchange: 10_000 };

export const levels: readonly Level[] = [
  first,
  { level: 2, name: '장돌뱅이', fromStars: 300, dailyExchange: 12_000 },
  { level: 3, name: '단골손님', fromStars: 1_000, dailyExchange: 15_000 },
  { level: 4, name: '큰손', fromStars: 3_000, dailyExchange: 20_000 },
  { level: 5, name: '터줏대감', fromStars: 10_000, dailyExchange: 30_000 },
];

export const levelOf = (lifetimeStars: number): Level =>
  levels.findLast(({ fromStars }) => lifetimeStars >= fromStars) ?? first;
