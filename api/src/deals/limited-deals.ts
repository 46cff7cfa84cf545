import type { LimitedDeal } from '@jangteo/contract';
import { asTime, jsonObject, jsonRow } from '../platform/database/json-object.ts';
import { pricedProducts, productCard } from '../products/product-card.ts';

/** Rounded up: one unit left of many is still 1 %. */
export const remainRate = 'ceil(d.stock_left * 100.0 / d.stock_total)::integer';

type Prices = NonNullable<LimitedDeal['prices']>;

const pricesObject = jsonObject<Prices>({
  inDeal: jsonObject<Prices['inDeal']>({
    discountPrice: 'price_in_deal(p.discount_price, d.deal_price)',
    saleRate: 'sale_rate(p.price, price_in_deal(p.discount_price, d.deal_price))',
    unitPrice: 'unit_price_in_deal(p.discount_price, d.deal_price, p.unit_price, d.deal_unit_price)',
  }),
  otherwise: jsonObject<Prices['otherwise']>({
    discountPrice: 'p.discount_price',
    saleRate: 'p.sale_rate',
    unitPrice: 'p.unit_price',
  }),
});

/** Null where the seller gave no price for the deal. `d` is the deal, `p` its product. */
export const dealPrices = `CASE WHEN d.deal_price IS NOT NULL THEN ${pricesObject} END`;

const limitedDeal = jsonRow<LimitedDeal>({
  dealId: 'd.deal_id',
  startDt: asTime('d.start_dt'),
  endDt: asTime('d.end_dt'),
  prices: dealPrices,
  remainRate,
  product: productCard('p.is_sold_out OR d.stock_left = 0'),
});

/** The deals that end soonest come first; sold-out ones come last. `$1` is the moment. */
export const runningLimitedDealsSql = `
  SELECT ${limitedDeal} AS json, d.deal_id AS "dealId"
  FROM limited_deal d
  JOIN ${pricedProducts('$1')} ON p.product_no = d.product_no
  WHERE d.is_published AND p.is_displayed AND d.start_dt <= $1 AND d.end_dt > $1
  ORDER BY (p.is_sold_out OR d.stock_left = 0), d.end_dt, d.deal_id
  LIMIT 30`;
