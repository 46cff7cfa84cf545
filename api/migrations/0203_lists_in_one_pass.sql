-- Which entries the lists have is written once, as a view: it is read for some products after they changed, and for all of
-- them in one pass, with the indexes built afterwards, which fills a market of a million in minutes instead of an hour.
-- Where only what a product costs, or how popular it is, has changed, its entries are changed instead of made anew.

-- The words of a name that many products share are split when the name changes, not with each product.
ALTER TABLE shop ADD COLUMN words text[] GENERATED ALWAYS AS (search_words(name)) STORED;
ALTER TABLE category ADD COLUMN words text[] GENERATED ALWAYS AS (search_words(name)) STORED;

CREATE VIEW listed_product AS
SELECT p.product_no, p.title, c1.words || c2.words || c3.words AS category_words, s.words AS shop_words,
       ARRAY[s.key_no, c1.key_no, c2.key_no, c3.key_no] AS key_nos,
       listed.price AS discount_price, sale_rate(p.price, listed.price) AS sale_rate,
       popularity(p.view_count, p.like_count) AS popularity,
       (p.created_at AT TIME ZONE 'Asia/Seoul')::date AS listed_on, p.is_sold_out
FROM product p
JOIN shop s ON s.shop_id = p.shop_id AND s.is_displayed
JOIN category c3 ON c3.category_no = p.category_no
JOIN category c2 ON c2.category_no = c3.parent_no
JOIN category c1 ON c1.category_no = c2.parent_no
CROSS JOIN LATERAL (
  SELECT price_in_deal(p.discount_price, min(d.listed_price)) AS price
  FROM limited_deal d
  WHERE d.product_no = p.product_no AND d.listed_price IS NOT NULL
) listed
WHERE p.is_displayed;

-- How well a word fits: 3 in the title, 2 in the category, 1 in the store's name. A word in several places has several rows.
CREATE FUNCTION words_of(title text, category_words text[], shop_words text[]) RETURNS TABLE (word text, fit integer)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT unnest(search_words(title)), 3
  UNION ALL
  SELECT DISTINCT unnest(category_words), 2
  UNION ALL
  SELECT unnest(shop_words), 1
$$;

CREATE VIEW product_entry AS
SELECT p.product_no, key.no AS key_no, key.fit, p.discount_price, p.sale_rate, p.popularity, p.listed_on, p.is_sold_out,
       keys.bits AS key_bits
FROM listed_product p
CROSS JOIN LATERAL (
  SELECT array_agg(no) AS numbers, array_agg(fit) AS fits, bit_or(key_bit(no)) AS bits
  FROM (
    SELECT (SELECT term_no FROM search_term WHERE term = word) AS no, sum(fit)::smallint AS fit
    FROM words_of(p.title, p.category_words, p.shop_words)
    GROUP BY word
    UNION ALL
    SELECT unnest(p.key_nos), 1::smallint
  ) of_product
) keys
CROSS JOIN unnest(keys.numbers, keys.fits) AS key (no, fit);

CREATE OR REPLACE FUNCTION index_products(numbers integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_entry WHERE product_no = ANY (numbers);
  -- In one order everywhere, so that two transactions with the same new words wait for each other but never in a circle.
  INSERT INTO search_term (term)
  SELECT DISTINCT word
  FROM listed_product p CROSS JOIN words_of(p.title, p.category_words, p.shop_words) w
  WHERE product_no = ANY (numbers) AND NOT EXISTS (SELECT FROM search_term t WHERE t.term = w.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
  INSERT INTO list_entry SELECT * FROM product_entry WHERE product_no = ANY (numbers);
END $$;

DROP FUNCTION words_of_products;

-- Of products whose words, category and store are the same as before.
CREATE FUNCTION update_entries(numbers integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE list_entry e
  SET discount_price = p.discount_price, sale_rate = p.sale_rate, popularity = p.popularity, listed_on = p.listed_on,
      is_sold_out = p.is_sold_out
  FROM listed_product p
  WHERE p.product_no = ANY (numbers) AND e.product_no = p.product_no
$$;

CREATE FUNCTION update_entries_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM update_entries(ARRAY[NEW.product_no]);
  RETURN NULL;
END $$;

DROP TRIGGER index_changed ON product;
CREATE TRIGGER index_changed AFTER UPDATE ON product
  FOR EACH ROW WHEN (
    (OLD.title, OLD.shop_id, OLD.category_no, OLD.is_displayed)
    IS DISTINCT FROM (NEW.title, NEW.shop_id, NEW.category_no, NEW.is_displayed)
  )
  EXECUTE FUNCTION index_changed_product();
CREATE TRIGGER update_changed AFTER UPDATE ON product
  FOR EACH ROW WHEN (
    (OLD.title, OLD.shop_id, OLD.category_no, OLD.is_displayed)
    IS NOT DISTINCT FROM (NEW.title, NEW.shop_id, NEW.category_no, NEW.is_displayed)
    AND (OLD.price, OLD.discount_price, OLD.is_sold_out, OLD.created_at, popularity(OLD.view_count, OLD.like_count))
    IS DISTINCT FROM
    (NEW.price, NEW.discount_price, NEW.is_sold_out, NEW.created_at, popularity(NEW.view_count, NEW.like_count))
  )
  EXECUTE FUNCTION update_entries_of_product();

CREATE OR REPLACE FUNCTION index_product_of_deal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  numbers integer[] := CASE TG_OP WHEN 'DELETE' THEN ARRAY[OLD.product_no] ELSE ARRAY[OLD.product_no, NEW.product_no] END;
BEGIN
  PERFORM FROM product WHERE product_no = ANY (numbers) ORDER BY product_no FOR NO KEY UPDATE;
  PERFORM update_entries(numbers);
  RETURN NULL;
END $$;

-- The lists of all products anew, while nobody reads them: after many products were written with `index_added` disabled.
CREATE FUNCTION index_all_products() RETURNS void LANGUAGE plpgsql SET maintenance_work_mem = '512MB' AS $$
DECLARE
  primary_key text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'list_entry_pkey');
  orders pg_indexes[] := ARRAY(
    SELECT i FROM pg_indexes i WHERE tablename = 'list_entry' AND indexname <> 'list_entry_pkey' ORDER BY indexname
  );
  an_order pg_indexes;
BEGIN
  TRUNCATE list_entry;
  ALTER TABLE list_entry DROP CONSTRAINT list_entry_pkey;
  FOREACH an_order IN ARRAY orders LOOP
    EXECUTE format('DROP INDEX %I', an_order.indexname);
  END LOOP;
  INSERT INTO search_term (term)
  SELECT DISTINCT word
  FROM listed_product p CROSS JOIN words_of(p.title, p.category_words, p.shop_words) w
  WHERE NOT EXISTS (SELECT FROM search_term t WHERE t.term = w.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
  INSERT INTO list_entry SELECT * FROM product_entry;
  EXECUTE 'ALTER TABLE list_entry ADD CONSTRAINT list_entry_pkey ' || primary_key;
  FOREACH an_order IN ARRAY orders LOOP
    EXECUTE an_order.indexdef;
  END LOOP;
END $$;
