import type { FoundablePage } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { Queries } from '../platform/database/database.ts';

/** A search engine reads at most 50,000 addresses of a file; so many ids cost the database some milliseconds. */
const idsInPart = 10_000;
const marketPart = 'market';

interface Row {
  kind: keyof typeof pathOf;
  /** An id, or a code. */
  key: string;
  changedDt: string | null;
}

const byId = (link: (id: number) => string) => (key: string) => link(Number(key));

const pathOf = {
  category: (code: string) =>
    code.length === 4 ? links.categoryDetail(code) : links.categoryDetail(code.slice(0, 4), code),
  region: links.local,
  season: byId(links.seasonRecommendation),
  deal: byId(links.deal),
  period: byId(links.period),
  event: byId(links.event),
  customEvent: byId(links.customEvent),
  notice: byId(links.notice),
  store: byId(links.store),
  post: byId(links.communityPost),
  question: byId(links.communityQuestion),
};

/** What the market has few of. Deals and events that are over stay readable, but nobody searches for them. */
const marketSql = `
  SELECT 'category' AS kind, code AS key, NULL::timestamptz AS "changedDt"
  FROM category
  WHERE level > 1 AND EXISTS (SELECT FROM list_entry WHERE list_entry.key_no = category.key_no)
  UNION ALL
  SELECT 'region', local_code, NULL FROM region
  UNION ALL
  SELECT 'season', season_id::text, NULL FROM season_theme WHERE kind = 'season'
  UNION ALL
  SELECT 'deal', d.deal_id::text, NULL
  FROM limited_deal d
  JOIN product p USING (product_no)
  JOIN shop s USING (shop_id)
  WHERE d.is_published AND d.end_dt > $1 AND p.is_displayed AND s.is_displayed
  UNION ALL
  SELECT 'period', period_id::text, NULL FROM period_deal WHERE is_published AND end_dt > $1
  UNION ALL
  SELECT 'event', event_id::text, NULL FROM event WHERE is_published AND end_dt > $1
  UNION ALL
  SELECT 'customEvent', custom_event_id::text, NULL FROM custom_event WHERE is_published
  UNION ALL
  SELECT 'notice', notice_id::text, reg_dt FROM notice WHERE is_published AND reg_dt <= $1`;

/** The kinds that grow without end, in portions of their ids. */
const growing = {
  stores: {
    lastSql: 'SELECT coalesce(max(shop_id), 0) AS last FROM shop',
    sql: `
      SELECT 'store' AS kind, shop_id::text AS key, NULL::timestamptz AS "changedDt"
      FROM shop
      WHERE shop_id > $1 AND shop_id <= $2 AND is_displayed
      ORDER BY shop_id`,
  },
  posts: {
    lastSql: 'SELECT coalesce(max(post_id), 0) AS last FROM post',
    sql: `
      SELECT CASE kind WHEN 'qna' THEN 'question' ELSE 'post' END AS kind, post_id::text AS key,
             coalesce(edited_at, created_at) AS "changedDt"
      FROM post
      WHERE post_id > $1 AND post_id <= $2 AND hidden_at IS NULL AND deleted_at IS NULL
      ORDER BY post_id`,
  },
};

/** Their names, which lead to their pages. */
export async function findParts(database: Queries): Promise<string[]> {
  const ofKinds = await Promise.all(
    Object.entries(growing).map(async ([kind, { lastSql }]) => {
      const [row] = await database.query<{ last: number }>(lastSql);
      const parts = Math.ceil((row?.last ?? 0) / idsInPart);
      return Array.from({ length: parts }, (_, place) => `${kind}-${place + 1}`);
    }),
  );
  return [marketPart, ...ofKinds.flat()];
}

/** None for a part that is not there yet. */
export async function findPages(database: Queries, part: string, at: Date): Promise<FoundablePage[]> {
  const [kind, place] = part.split('-');
  if (kind !== 'stores' && kind !== 'posts') return pagesOf(await database.query<Row>(marketSql, [at]));
  const last = Number(place) * idsInPart;
  return pagesOf(await database.query<Row>(growing[kind].sql, [last - idsInPart, last]));
}

const pagesOf = (rows: readonly Row[]): FoundablePage[] =>
  rows.map(({ kind, key, changedDt }) => ({ path: pathOf[kind](key), changedDt }));
