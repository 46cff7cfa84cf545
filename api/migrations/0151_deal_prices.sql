-- A price that the seller gave for a deal: it holds from the deal's start until its end, or until the deal's stock is gone,
-- wherever the product is shown, listed and sorted. `product_at` alone decides what a product costs at a moment.

ALTER TABLE limited_deal
  ADD COLUMN deal_price integer CHECK (deal_price > 0),  -- null: the deal promises a quantity at the product's own price
  ADD COLUMN deal_unit_price text CHECK (deal_unit_price IS NULL OR deal_price IS NOT NULL),
  ADD COLUMN listed_price integer,                       -- at which list_entry has the product; null: at its own price
  -- Two deals at once would give one product two prices.
  ADD CONSTRAINT one_deal_price_at_a_time EXCLUDE USING gist (
    int4range(product_no, product_no, '[]') WITH &&, tstzrange(start_dt, end_dt) WITH &&
  ) WHERE (deal_price IS NOT NULL AND is_published);

CREATE INDEX limited_deal_listed ON limited_deal (product_no) WHERE listed_price IS NOT NULL;
CREATE INDEX limited_deal_to_list ON limited_deal (end_dt, start_dt)
  WHERE listed_price IS NULL AND deal_price IS NOT NULL AND is_published;

CREATE FUNCTION sale_rate(price integer, paid integer) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ((price - paid)::bigint * 100 / price)::smallint;

-- A deal never makes a product dearer, should its own price have fallen meanwhile.
CREATE FUNCTION price_in_deal(own integer, deal integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN least(own, deal);
CREATE FUNCTION unit_price_in_deal(own integer, deal integer, own_unit text, deal_unit text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN deal < own THEN deal_unit ELSE own_unit END;

-- All products with what they cost at a moment (price_now, rate_now, unit_price_now) beside what they cost outside of deals.
CREATE FUNCTION product_at(at timestamptz) RETURNS TABLE (
  product_no integer, shop_id integer, category_no integer, title text, image_url text, gallery text[], url text,
  price integer, discount_price integer, sale_rate smallint, unit_price text,
  price_now integer, rate_now smallint, unit_price_now text,
  origin text, shipping_fee integer, badges text[], is_sold_out boolean, is_displayed boolean,
  like_count integer, view_count integer
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT p.product_no, p.shop_id, p.category_no, p.title, p.image_url, p.gallery, p.url,
         p.price, p.discount_price, p.sale_rate, p.unit_price,
         price_in_deal(p.discount_price, d.deal_price),
         sale_rate(p.price, price_in_deal(p.discount_price, d.deal_price)),
         unit_price_in_deal(p.discount_price, d.deal_price, p.unit_price, d.deal_unit_price),
         p.origin, p.shipping_fee, p.badges, p.is_sold_out, p.is_displayed, p.like_count, p.view_count
  FROM product p
  LEFT JOIN limited_deal d
    ON d.product_no = p.product_no AND d.deal_price IS NOT NULL AND d.is_published AND d.stock_left > 0
      AND d.start_dt <= at AND d.end_dt > at
$$;

-- Lists are walked by prices that stand in list_entry. Those follow the deals by `listed_price`, a moment later; what they
-- have at another price than its own is named here, so that a list can put it right while it is read.
CREATE FUNCTION deals_to_list(at timestamptz) RETURNS TABLE (deal_id integer, product_no integer, price integer)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT deal_id, product_no, price
  FROM (
    SELECT deal_id, product_no, listed_price,
           CASE WHEN is_published AND stock_left > 0 AND start_dt <= at AND end_dt > at THEN deal_price END AS price
    FROM limited_deal
    WHERE listed_price IS NOT NULL
  ) listed
  WHERE listed_price IS DISTINCT FROM price
  UNION ALL
  SELECT deal_id, product_no, deal_price
  FROM limited_deal
  WHERE listed_price IS NULL AND deal_price IS NOT NULL AND is_published AND stock_left > 0
    AND start_dt <= at AND end_dt > at
$$;

CREATE OR REPLACE FUNCTION index_products(numbers integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_entry WHERE product_no = ANY (numbers);
  -- In one order everywhere, so that two transactions with the same new words wait for each other but never in a circle.
  INSERT INTO search_term (term)
  SELECT DISTINCT word FROM words_of_products(numbers) w
  WHERE NOT EXISTS (SELECT FROM search_term t WHERE t.term = w.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
  INSERT INTO list_entry
  SELECT p.product_no, keys.key_no, keys.fit, p.paid, sale_rate(p.price, p.paid), popularity(p.view_count, p.like_count),
         (p.created_at AT TIME ZONE 'Asia/Seoul')::date, p.is_sold_out,
         bit_or(key_bit(keys.key_no)) OVER (PARTITION BY p.product_no)
  FROM (
    SELECT w.product_no, t.term_no AS key_no, w.field AS fit
    FROM words_of_products(numbers) w
    JOIN search_term t ON t.term = w.word
    UNION ALL
    SELECT p.product_no, unnest(ARRAY[s.key_no, c1.key_no, c2.key_no, c3.key_no]), 1
    FROM product p
    JOIN shop s ON s.shop_id = p.shop_id AND s.is_displayed
    JOIN category c3 ON c3.category_no = p.category_no
    JOIN category c2 ON c2.category_no = c3.parent_no
    JOIN category c1 ON c1.category_no = c2.parent_no
    WHERE p.product_no = ANY (numbers) AND p.is_displayed
  ) keys
  JOIN (
    SELECT product.*, price_in_deal(discount_price, (
      SELECT min(listed_price) FROM limited_deal d WHERE d.product_no = product.product_no AND listed_price IS NOT NULL
    )) AS paid
    FROM product
  ) p ON p.product_no = keys.product_no;
END $$;

-- Whoever else changes a product's entries holds the product, too.
CREATE FUNCTION index_product_of_deal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  numbers integer[] := CASE TG_OP WHEN 'DELETE' THEN ARRAY[OLD.product_no] ELSE ARRAY[OLD.product_no, NEW.product_no] END;
BEGIN
  PERFORM FROM product WHERE product_no = ANY (numbers) ORDER BY product_no FOR NO KEY UPDATE;
  PERFORM index_products(ARRAY(SELECT DISTINCT unnest(numbers)));
  RETURN NULL;
END $$;
CREATE TRIGGER index_its_product AFTER UPDATE ON limited_deal
  FOR EACH ROW WHEN (
    (OLD.listed_price, OLD.product_no) IS DISTINCT FROM (NEW.listed_price, NEW.product_no)
    AND (OLD.listed_price IS NOT NULL OR NEW.listed_price IS NOT NULL)
  )
  EXECUTE FUNCTION index_product_of_deal();
CREATE TRIGGER index_its_product_again AFTER DELETE ON limited_deal
  FOR EACH ROW WHEN (OLD.listed_price IS NOT NULL)
  EXECUTE FUNCTION index_product_of_deal();
