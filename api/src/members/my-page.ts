import type { MyPage } from '@jangteo/contract';
import { isNewAlarm } from '../notify/is-new-alarm.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import { shownProducts } from '../products/product-card.ts';
import { levelOf, levels } from '../stars/levels.ts';

const shown = (table: string) => `
  (SELECT count(*)::integer FROM ${table} l
   JOIN ${shownProducts} ON p.product_no = l.product_no AND p.is_displayed
   WHERE l.member_id = member.member_id)`;

const sql = `
  SELECT nickname AS "nickName", coalesce(balance, 0) AS stars, coalesce(lifetime_stars, 0) AS "lifetimeStars",
         ${shown('product_like')} AS "likedProductCount",
         ${shown('recent_view')} AS "recentlyViewedCount",
         (SELECT count(*)::integer FROM shop_like JOIN shop USING (shop_id)
          WHERE shop_like.member_id = member.member_id AND shop.is_displayed) AS "likedShopCount",
         (SELECT count(*)::integer FROM alarm
          WHERE alarm.member_id = member.member_id AND ${isNewAlarm}) AS "alarmCount"
  FROM member
  LEFT JOIN star_account USING (member_id)
  WHERE member_id = $1 AND withdrawn_at IS NULL`;

type Row = Omit<MyPage, 'level' | 'levelName' | 'nextLevel'>;

export async function findMyPage(database: Queries, memberId: number): Promise<MyPage> {
  const [row] = await database.query<Row>(sql, [memberId]);
  if (!row) throw new ApiError('refreshExpired');
  const { level, name } = levelOf(row.lifetimeStars);
  return { ...row, level, levelName: name, nextLevel: nextLevel(row.lifetimeStars) };
}

function nextLevel(lifetimeStars: number): MyPage['nextLevel'] {
  const { fromStars } = levelOf(lifetimeStars);
  const next = levels.find((level) => level.fromStars > lifetimeStars);
  if (!next) return null;
  const rate = Math.floor(((lifetimeStars - fromStars) * 100) / (next.fromStars - fromStars));
  return { level: next.level, levelName: next.name, starsLeft: next.fromStars - lifetimeStars, rate };
}
