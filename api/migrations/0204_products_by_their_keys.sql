-- All keys of a product in one row, and an index that finds the products with several of them: `3kg 5kg` are two long
-- lists with nothing in common, and no walk along one of them finds that out quickly.
CREATE TABLE product_keys (
  product_no      integer PRIMARY KEY,
  key_nos         integer[] NOT NULL,
  fits            smallint[] NOT NULL, -- how well each fits, in the same places
  discount_price  integer NOT NULL,
  sale_rate       smallint NOT NULL,
  popularity      smallint NOT NULL,
  listed_on       date NOT NULL,
  is_sold_out     boolean NOT NULL
  -- Room on each page: a changed price then needs no new entries in the indexes, which know the keys only.
) WITH (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
CREATE INDEX product_keys_by_key ON product_keys USING gin (key_nos) WITH (fastupdate = off);
-- Of every key it is to be known how many products have it.
ALTER TABLE product_keys ALTER COLUMN key_nos SET STATISTICS 400;

DROP VIEW product_entry;

CREATE VIEW listed_product_keys AS
SELECT p.product_no, keys.numbers AS key_nos, keys.fits,
       p.discount_price, p.sale_rate, p.popularity, p.listed_on, p.is_sold_out
FROM listed_product p
CROSS JOIN LATERAL (
  SELECT array_agg(no ORDER BY no) AS numbers, array_agg(fit ORDER BY no) AS fits
  FROM (
    SELECT (SELECT term_no FROM search_term WHERE term = word) AS no, sum(fit)::smallint AS fit
    FROM words_of(p.title, p.category_words, p.shop_words)
    GROUP BY word
    UNION ALL
    SELECT unnest(p.key_nos), 1::smallint
  ) of_product
) keys;

CREATE VIEW product_entry AS
SELECT p.product_no, key.no AS key_no, key.fit, p.discount_price, p.sale_rate, p.popularity, p.listed_on, p.is_sold_out,
       keys.bits AS key_bits
FROM product_keys p
CROSS JOIN LATERAL (SELECT bit_or(key_bit(no)) AS bits FROM unnest(p.key_nos) no) keys
CROSS JOIN unnest(p.key_nos, p.fits) AS key (no, fit);

CREATE OR REPLACE FUNCTION index_products(numbers integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_entry WHERE product_no = ANY (numbers);
  DELETE FROM product_keys WHERE product_no = ANY (numbers);
  -- In one order everywhere, so that two transactions with the same new words wait for each other but never in a circle.
  INSERT INTO search_term (term)
  SELECT DISTINCT word
  FROM listed_product p CROSS JOIN words_of(p.title, p.category_words, p.shop_words) w
  WHERE product_no = ANY (numbers) AND NOT EXISTS (SELECT FROM search_term t WHERE t.term = w.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
  INSERT INTO product_keys SELECT * FROM listed_product_keys WHERE product_no = ANY (numbers);
  INSERT INTO list_entry SELECT * FROM product_entry WHERE product_no = ANY (numbers);
END $$;

CREATE OR REPLACE FUNCTION update_entries(numbers integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product_keys k
  SET discount_price = p.discount_price, sale_rate = p.sale_rate, popularity = p.popularity, listed_on = p.listed_on,
      is_sold_out = p.is_sold_out
  FROM listed_product p
  WHERE p.product_no = ANY (numbers) AND k.product_no = p.product_no;
  UPDATE list_entry e
  SET discount_price = k.discount_price, sale_rate = k.sale_rate, popularity = k.popularity, listed_on = k.listed_on,
      is_sold_out = k.is_sold_out
  FROM product_keys k
  WHERE k.product_no = ANY (numbers) AND e.product_no = k.product_no;
$$;

CREATE OR REPLACE FUNCTION forget_removed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_entry WHERE product_no IN (SELECT product_no FROM removed);
  DELETE FROM product_keys WHERE product_no IN (SELECT product_no FROM removed);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION forget_all_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE list_entry, product_keys, search_term;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION index_all_products() RETURNS void LANGUAGE plpgsql SET maintenance_work_mem = '512MB' AS $$
DECLARE
  primary_key text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'list_entry_pkey');
  orders pg_indexes[] := ARRAY(
    SELECT i FROM pg_indexes i
    WHERE tablename IN ('list_entry', 'product_keys') AND indexname NOT LIKE '%\_pkey'
    ORDER BY indexname
  );
  an_order pg_indexes;
BEGIN
  TRUNCATE list_entry, product_keys;
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
  INSERT INTO product_keys SELECT * FROM listed_product_keys ORDER BY product_no;
  INSERT INTO list_entry SELECT * FROM product_entry;
  EXECUTE 'ALTER TABLE list_entry ADD CONSTRAINT list_entry_pkey ' || primary_key;
  FOREACH an_order IN ARRAY orders LOOP
    EXECUTE an_order.indexdef;
  END LOOP;
END $$;

SELECT index_all_products();

DROP FUNCTION expected_entries;

-- How many products the planner expects to have a key of each group, and to be within bounds of reduction and price (each
-- may be missing): by its statistics alone, however many there are.
CREATE FUNCTION expected_products(groups text[], bounds integer[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  plan json;
BEGIN
  EXECUTE 'EXPLAIN (FORMAT JSON) SELECT FROM product_keys WHERE ' || concat_ws(' AND ',
    (SELECT string_agg(format('key_nos && %L::integer[]', keys), ' AND ') FROM unnest(groups) keys),
    'sale_rate >= ' || bounds[1], 'sale_rate <= ' || bounds[2],
    'discount_price >= ' || bounds[3], 'discount_price <= ' || bounds[4]
  ) INTO plan;
  RETURN plan -> 0 -> 'Plan' ->> 'Plan Rows';
END $$;
