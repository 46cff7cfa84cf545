import type { StarHistoryItem, StarHistoryType } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { Queries } from '../platform/database/database.ts';
import { koreanDate } from '../platform/values/korean-time.ts';

interface HistoryFilter {
  memberId: number;
  type: StarHistoryType | 'all';
  /** A month such as `2026-12`; without it, all months. */
  month?: string | undefined;
}

const firstDayOf = (month: string | undefined): string | null => (month === undefined ? null : `${month}-01`);

const shownType = `
  CASE WHEN entry.delta = 0 AND kind = 'earn' THEN 'refused'
       WHEN kind IN ('use', 'return') THEN 'use'
       WHEN kind IN ('expire', 'cancel') THEN 'expire'
       ELSE 'earn' END`;

const asNumber = (types: string, source: string) =>
  `CASE WHEN ${source}_type IN (${types}) THEN split_part(${source}_id, ':', 1)::bigint END`;

/** `$2` is the kind, `$3` the first day of the month. */
const isWanted = `
  ($2 = 'all' OR ${shownType} = $2) AND ($3::date IS NULL OR (on_day >= $3 AND on_day < $3::date + interval '1 month'))`;

/** A reversal refers to an earlier entry, whose cause it shows. */
const historySql = `
  WITH page AS (
    SELECT entry.*, title, ${shownType} AS type
    FROM star_ledger entry
    JOIN star_rule USING (rule)
    WHERE member_id = $1 AND ${isWanted}
    ORDER BY ledger_id DESC
    LIMIT $4 OFFSET $5
  ), caused AS (
    SELECT page.ledger_id,
           coalesce(origin.source_type, page.source_type) AS source_type,
           coalesce(origin.source_id, page.source_id) AS source_id,
           coalesce(origin.on_day, page.on_day) AS on_day
    FROM page
    LEFT JOIN star_ledger origin ON origin.ledger_id = ${asNumber("'entry'", 'page.source')}
  )
  SELECT page.ledger_id::text AS "historyId", type, rule, page.title, delta AS stars, balance_after AS balance, reason,
         page.at AS "regDt", caused.source_type AS "sourceType", caused.source_id AS "sourceId",
         post.post_id AS "postId", post.title AS "postTitle", post.kind AS "postKind",
         CASE WHEN reply.deleted_at IS NULL AND reply.hidden_at IS NULL THEN reply.reply_id END AS "replyId",
         product.shop_id AS "shopId", product.title AS "productTitle",
         encode(sha256(play.seed), 'hex') AS "seedHash",
         counterpart.ledger_id::text AS "counterpartId", counterpart.title AS "counterpartTitle",
         counterpart.stars AS "counterpartStars", counterpart.at AS "counterpartDt"
  FROM page
  JOIN caused USING (ledger_id)
  LEFT JOIN reply ON reply.reply_id = ${asNumber("'reply'", 'caused.source')}
  LEFT JOIN post ON post.post_id = coalesce(reply.post_id, ${asNumber("'post'", 'caused.source')})
    AND post.hidden_at IS NULL AND post.deleted_at IS NULL
  LEFT JOIN product ON product.product_no = ${asNumber("'product'", 'caused.source')} AND product.is_displayed
  LEFT JOIN game_play play ON caused.source_type = 'game' AND play.member_id = page.member_id
    AND play.game_code = caused.source_id AND play.played_on = caused.on_day
  LEFT JOIN LATERAL (
    SELECT other.ledger_id, other_rule.title, other.delta AS stars, other.at
    FROM (
      SELECT * FROM star_ledger
      WHERE page.rule IN ('reversal', 'reversalReturn') AND ledger_id = ${asNumber("'entry'", 'page.source')}
      UNION ALL
      SELECT * FROM star_ledger
      WHERE member_id = $1 AND rule IN ('reversal', 'reversalReturn')
        AND source_type = 'entry' AND source_id = page.ledger_id::text
      UNION ALL
      SELECT * FROM star_ledger
      WHERE member_id = $1 AND source_type = page.source_type AND source_id = page.source_id
        AND rule = CASE page.rule WHEN 'exchange' THEN 'exchangeReturn' WHEN 'exchangeReturn' THEN 'exchange' END
    ) other
    JOIN star_rule other_rule USING (rule)
    ORDER BY other.ledger_id DESC
    LIMIT 1
  ) counterpart ON true
  ORDER BY page.ledger_id DESC`;

interface Row extends Omit<StarHistoryItem, 'cause' | 'counterpart'>, Cause {
  counterpartId: string | null;
  counterpartTitle: string;
  counterpartStars: number;
  counterpartDt: string;
}

interface Cause {
  sourceType: string;
  sourceId: string;
  postId: number | null;
  postTitle: string | null;
  postKind: string | null;
  replyId: number | null;
  seedHash: string | null;
  shopId: number | null;
  productTitle: string | null;
}

export async function findHistory(
  database: Queries,
  { memberId, type, month }: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StarHistoryItem[]> {
  const rows = await database.query<Row>(historySql, [memberId, type, firstDayOf(month), limit, offset]);
  return rows.map(({ historyId, type, rule, title, stars, balance, reason, regDt, ...cause }) => ({
    ...{ historyId, type, rule, title, stars, balance, reason, regDt },
    cause: causeOf(cause),
    counterpart: counterpartOf(cause),
  }));
}

type Counterpart = Pick<Row, 'counterpartId' | 'counterpartTitle' | 'counterpartStars' | 'counterpartDt'>;

const counterpartOf = ({ counterpartId, counterpartTitle, counterpartStars, counterpartDt }: Counterpart) =>
  counterpartId === null
    ? null
    : { historyId: counterpartId, title: counterpartTitle, stars: counterpartStars, regDt: counterpartDt };

function causeOf(cause: Cause) {
  const { sourceType, sourceId, postId, postTitle, postKind, replyId, seedHash, shopId, productTitle } = cause;
  if (postId !== null) {
    const link = postKind === 'qna' ? links.communityQuestion : links.communityPost;
    return { title: postTitle, link: link(postId, replyId ?? undefined) };
  }
  if (shopId !== null) return { title: productTitle, link: links.store(shopId) };
  if (sourceType === 'game') return { title: null, link: seedHash ? links.gameDraw(seedHash) : links.game() };
  // Its day is the entry's.
  if (sourceType === 'day') return { title: null, link: links.pointGuide() };
  if (sourceType === 'exchange') return { title: null, link: links.pointExchangeComplete(Number(sourceId)) };
  if (sourceType === 'lastDay')
    return { title: `${koreanDate(new Date(sourceId))}까지 쓸 수 있던 별`, link: links.pointGuide() };
  return { title: gone[sourceType] ?? null, link: null };
}

/** What caused an entry and was deleted or hidden since. */
const gone: Record<string, string> = {
  post: '지금은 볼 수 없는 글',
  reply: '지금은 볼 수 없는 댓글',
  product: '지금은 판매하지 않는 상품',
};

const countSql = `
  SELECT count(*)::integer AS count
  FROM star_ledger entry
  JOIN star_rule USING (rule)
  WHERE member_id = $1 AND ${isWanted}`;

export async function countHistory(database: Queries, { memberId, type, month }: HistoryFilter): Promise<number> {
  const [row] = await database.query<{ count: number }>(countSql, [memberId, type, firstDayOf(month)]);
  return row?.count ?? 0;
}
