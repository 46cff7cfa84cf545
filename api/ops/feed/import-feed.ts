// Decision: docs/decisions/2026-11-20-feeds-are-known-by-the-sellers-code.md

import { koreanDay } from '@jangteo/contract/korean-day';
import type { Database, Queries } from '../../src/platform/database/database.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import type { CheckedItem } from './feed-item.ts';

/** Products in one transaction: few enough to stay within the statement timeout and to let other requests run. */
const partSize = 100;

export type Outcome = 'added' | 'changed' | 'same';

const columns = `
  title text, category_no integer, price integer, discount_price integer, unit_price text, url text, image_url text,
  gallery text[], origin text, shipping_fee integer, badges text[], is_sold_out boolean`;
const names = columns.split(',').map((column) => column.trim().split(' ')[0] ?? '');
const excluded = names.map((name) => `excluded.${name}`).join(', ');
const stored = names.map((name) => `product.${name}`).join(', ');

/** Unchanged rows are not written, so that reading a feed again costs little. */
const writeSql = `
  INSERT INTO product (product_no, shop_id, seller_code, tag, created_at, updated_at, is_displayed, ${names.join(', ')})
  SELECT number, $1, code, 'jangteo-' || number, $3, $3, true, ${names.join(', ')}
  FROM (
    SELECT coalesce(
             (SELECT product_no FROM product WHERE shop_id = $1 AND seller_code = item.code),
             nextval(pg_get_serial_sequence('product', 'product_no'))
           ) AS number, item.*
    FROM jsonb_to_recordset($2) AS item (code text, ${columns})
  ) numbered
  ON CONFLICT (shop_id, seller_code) DO UPDATE
  SET (${names.join(', ')}) = ROW (${excluded}), is_displayed = true, updated_at = excluded.updated_at
  WHERE NOT product.is_displayed OR (${stored}) IS DISTINCT FROM (${excluded})
  RETURNING seller_code AS code, product_no AS "productNo", xmax = 0 AS "isNew"`;

/** One row for each day on which the price changed; the last price of a day counts. */
const historySql = `
  INSERT INTO price_history (product_no, changed_on, price, discount_price)
  SELECT product_no, $2, price, discount_price
  FROM product
  WHERE product_no = ANY ($1) AND (price, discount_price) IS DISTINCT FROM (
    SELECT (h.price, h.discount_price) FROM price_history h
    WHERE h.product_no = product.product_no
    ORDER BY changed_on DESC
    LIMIT 1
  )
  ON CONFLICT (product_no, changed_on) DO UPDATE SET price = excluded.price, discount_price = excluded.discount_price`;

/** Products that were entered without a seller's code are in no feed. */
const missing = 'shop_id = $1 AND is_displayed AND (seller_code IS NULL OR seller_code <> ALL ($2))';

const countMissingSql = `SELECT count(*)::integer AS count FROM product WHERE ${missing}`;

const hideSql = `
  UPDATE product SET is_displayed = false, updated_at = $3
  WHERE product_no IN (SELECT product_no FROM product WHERE ${missing} ORDER BY product_no LIMIT ${partSize})
  RETURNING product_no`;

interface Import {
  shopId: number;
  items: readonly CheckedItem[];
  now: Date;
  isDryRun: boolean;
}

/** Yields what was added or changed, part by part: each of them is stored by then. */
export async function* writeItems(database: Database, { items, ...rest }: Import): AsyncGenerator<WrittenItem[]> {
  for (let from = 0; from < items.length; from += partSize) {
    yield await writePart(database, { ...rest, items: items.slice(from, from + partSize) });
  }
}

interface WrittenItem {
  code: string;
  productNo: number;
  isNew: boolean;
}

/** Thrown at the end of a dry run's transaction, to roll it back. */
class DryRunRollback extends Error {}

async function writePart(database: Database, { isDryRun, ...part }: Import): Promise<WrittenItem[]> {
  let written: WrittenItem[] = [];
  const write = inTransaction(database, async (transaction) => {
    written = await writeRows(transaction, part);
    if (isDryRun) throw new DryRunRollback();
  });
  await write.catch((error: unknown) => {
    if (!(error instanceof DryRunRollback)) throw error;
  });
  return written;
}

async function writeRows(
  transaction: Queries,
  { shopId, items, now }: Omit<Import, 'isDryRun'>,
): Promise<WrittenItem[]> {
  const rows = items.map((item) => ({
    code: item.code,
    title: item.title,
    category_no: item.categoryNo,
    price: item.price,
    discount_price: item.discountPrice,
    unit_price: item.unitPrice,
    url: item.url,
    image_url: item.imageUrl,
    gallery: item.gallery,
    origin: item.origin,
    shipping_fee: item.shippingFee,
    badges: item.badges,
    is_sold_out: item.isSoldOut,
  }));
  const written = await transaction.query<WrittenItem>(writeSql, [shopId, JSON.stringify(rows), now]);
  await transaction.query(historySql, [written.map(({ productNo }) => productNo), koreanDay(now)]);
  return written;
}

/**
 * Hides products that a complete feed no longer contains; they come back when it contains them again. Yields their
 * number, part by part.
 */
export async function* hideMissing(database: Database, { shopId, codes, now, isDryRun }: HideRequest) {
  if (isDryRun) {
    const [missingNow] = await database.query<{ count: number }>(countMissingSql, [shopId, codes]);
    yield missingNow?.count ?? 0;
    return;
  }
  for (let isLast = false; !isLast; ) {
    const { length } = await database.query(hideSql, [shopId, codes, now]);
    isLast = length < partSize;
    yield length;
  }
}

interface HideRequest {
  shopId: number;
  codes: readonly string[];
  now: Date;
  isDryRun: boolean;
}

export const countProducts = (database: Queries, shopId: number): Promise<unknown> =>
  database.query(
    'UPDATE shop SET product_count = (SELECT count(*) FROM product WHERE shop_id = $1 AND is_displayed) WHERE shop_id = $1',
    [shopId],
  );
