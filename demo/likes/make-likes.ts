import { dayMs } from '@jangteo/contract/korean-day';
import { randomFor } from '../random.ts';

interface LikeContext {
  seed: number;
  now: Date;
  members: readonly number[];
  /** Ids of what can be liked; products are ordered by views. */
  things: readonly number[];
}

/** A few stores are liked by most members, most stores by some. */
export const makeShopLikes = ({ seed, now, members, things }: LikeContext) =>
  things.flatMap((shop_id) => {
    const popularity = 0.06 + 0.84 * randomFor(seed, 'store popularity', shop_id).next() ** 2.5;
    return members.flatMap((member_id) => {
      const random = randomFor(seed, 'store like', shop_id, member_id);
      if (!random.chance(popularity)) return [];
      return [{ member_id, shop_id, liked_at: someTimeAgo(now, random.next()) }];
    });
  });

/** Some members like much, most like little, and well-known products are liked most. */
export const makeProductLikes = ({ seed, now, members, things }: LikeContext) =>
  members.flatMap((member_id) => {
    const random = randomFor(seed, 'product likes', member_id);
    const wanted = 6 + Math.floor(random.next() ** 2 * 70);
    const places = new Set(Array.from({ length: wanted }, () => Math.floor(random.next() ** 2 * things.length)));
    return [...places].flatMap((place) => {
      const product_no = things[place];
      return product_no === undefined ? [] : [{ member_id, product_no, liked_at: someTimeAgo(now, random.next()) }];
    });
  });

const someTimeAgo = (now: Date, part: number): string => new Date(now.getTime() - part ** 2 * 60 * dayMs).toISOString();
