import type { MyLevel } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { type Level, levelOf, levels } from './levels.ts';

const lifetimeSql = 'SELECT lifetime_stars AS "lifetimeStars" FROM star_account WHERE member_id = $1';

export async function findMyLevel(database: Queries, memberId: number): Promise<MyLevel> {
  const [account] = await database.query<{ lifetimeStars: number }>(lifetimeSql, [memberId]);
  const lifetimeStars = account?.lifetimeStars ?? 0;
  const present = levelOf(lifetimeStars);
  const next = levels.find(({ level }) => level === present.level + 1);
  return {
    level: present.level,
    name: present.name,
    lifetimeStars,
    perks: perksOf(present),
    next: next
      ? {
          level: next.level,
          name: next.name,
          fromStars: next.fromStars,
          missingStars: next.fromStars - lifetimeStars,
        }
      : null,
    progressRate: next
      ? Math.floor((100 * (lifetimeStars - present.fromStars)) / (next.fromStars - present.fromStars))
      : 100,
    levels: levels.map((each) => ({
      level: each.level,
      name: each.name,
      fromStars: each.fromStars,
      perks: perksOf(each),
    })),
  };
}

const perksOf = ({ name, dailyExchange }: Level): string[] => [
  `커뮤니티에 ‘${name}’ 등급 표시`,
  `적립금 전환 하루 별 ${dailyExchange.toLocaleString('ko-KR')}개까지`,
];
