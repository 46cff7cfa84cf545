import { dayMs, koreanDay } from '@jangteo/contract/korean-day';
import { type Ops, OpsProblem } from '../command.ts';

/** Existing rows for the examples, so that each example could be created in the market as it is. */
export interface Samples {
  products: number[];
  /** The price of the first product. */
  price: number;
  /** The store of the first product. */
  imageUrl: string;
  /** Tomorrow and the following days. */
  times: { startDt: string; endDt: string };
}

const sql = `
  SELECT product_no AS "productNo", image_url AS "imageUrl", discount_price AS price
  FROM product
  JOIN shop USING (shop_id)
  WHERE product.is_displayed AND shop.is_displayed AND NOT is_sold_out
  ORDER BY product_no
  LIMIT 3`;

export async function findSamples({ database, now }: Ops): Promise<Samples> {
  const products = await database.query<{ productNo: number; imageUrl: string; price: number }>(sql);
  const [first] = products;
  if (!first) throw new OpsProblem('장터에 상품이 없습니다. 먼저 들여와 주세요: pnpm ops feed');
  const dayAfter = (days: number) => koreanDay(new Date(now.getTime() + days * dayMs));
  return {
    products: products.map(({ productNo }) => productNo),
    price: first.price,
    imageUrl: first.imageUrl,
    times: { startDt: `${dayAfter(1)} 10:00`, endDt: `${dayAfter(3)} 23:59` },
  };
}
