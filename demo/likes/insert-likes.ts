import type pg from 'pg';
import { nicknames } from '../community/texts/nicknames.ts';
import { insertRows } from '../insert.ts';
import { makeProductLikes, makeShopLikes } from './make-likes.ts';

/** The number of most viewed products among which the demo's members choose. */
const choice = 600;

/** Inserts likes of the demo's members, unless they have some already. */
export async function insertLikes(client: pg.ClientBase, seed: number, now: Date): Promise<void> {
  const { rows: present } = await client.query('SELECT FROM product_like WHERE member_id <= $1 LIMIT 1', [
    nicknames.length,
  ]);
  if (present.length > 0) return;
  const numbers = async (sql: string, values: unknown[] = []): Promise<number[]> =>
    (await client.query<{ no: number }>(sql, values)).rows.map(({ no }) => no);
  const members = await numbers('SELECT member_id AS no FROM member WHERE member_id <= $1 ORDER BY 1', [
    nicknames.length,
  ]);
  const shops = await numbers('SELECT shop_id AS no FROM shop WHERE is_displayed ORDER BY 1 LIMIT $1', [choice]);
  const products = await numbers(
    'SELECT product_no AS no FROM product WHERE is_displayed ORDER BY view_count DESC, product_no LIMIT $1',
    [choice],
  );
  await insertRows(client, 'shop_like', makeShopLikes({ seed, now, members, things: shops }));
  await insertRows(client, 'product_like', makeProductLikes({ seed, now, members, things: products }));
}
