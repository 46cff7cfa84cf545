-- Lists of products. What products are listed by, a word, a category or a store, is a key; each key has its products in
-- every order that can be asked for, with what they are filtered by. A list walks them in its order and stops when it is
-- full: it takes as long in a large market as in a small one. Triggers keep it in step; nothing else writes it.

-- Words, categories and stores draw their numbers from one sequence, so that no two keys are the same.
CREATE SEQUENCE list_key AS integer;
TRUNCATE search_term;
ALTER TABLE search_term ALTER COLUMN term_no DROP IDENTITY;
ALTER TABLE search_term ALTER COLUMN term_no SET DEFAULT nextval('list_key');
ALTER TABLE category ADD COLUMN key_no integer NOT NULL UNIQUE DEFAULT nextval('list_key');
ALTER TABLE shop ADD COLUMN key_no integer NOT NULL UNIQUE DEFAULT nextval('list_key');

-- A bit of 64 for each key: a product without the bit of a key does not have that key, which saves most looking up.
CREATE FUNCTION key_bit(key_no integer) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN 1::bigint << (key_no & 63);

DROP TABLE search_posting;
CREATE TABLE list_entry (
  product_no      integer NOT NULL,
  key_no          integer NOT NULL,
  fit             smallint NOT NULL, -- of a word: 3 in the title, 2 in the category, 1 in the store's name, or their sum
  discount_price  integer NOT NULL,
  sale_rate       smallint NOT NULL,
  popularity      smallint NOT NULL,
  listed_on       date NOT NULL,
  is_sold_out     boolean NOT NULL,
  key_bits        bigint NOT NULL,   -- of all keys of the product
  PRIMARY KEY (product_no, key_no) INCLUDE (fit)
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
-- How common a word is decides where a search begins: that of all but the rarest is to be known.
ALTER TABLE list_entry ALTER COLUMN key_no SET STATISTICS 2000;

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
  SELECT p.product_no, keys.key_no, keys.fit, p.discount_price, p.sale_rate, popularity(p.view_count, p.like_count),
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
  JOIN product p ON p.product_no = keys.product_no;
END $$;

CREATE OR REPLACE FUNCTION forget_removed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_entry WHERE product_no IN (SELECT product_no FROM removed);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION index_products_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(product_no)) FROM list_entry WHERE key_no = NEW.key_no;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION forget_all_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE list_entry, search_term;
  RETURN NULL;
END $$;

SELECT index_products(array_agg(product_no)) FROM product;

-- One for each order, in all of which what is sold out comes last; with what a list is filtered by, so that no more than
-- the index is read.
CREATE INDEX list_entry_best ON list_entry
  (key_no, is_sold_out, fit DESC, popularity DESC, product_no) INCLUDE (discount_price, sale_rate, key_bits);
CREATE INDEX list_entry_newest ON list_entry
  (key_no, is_sold_out, listed_on DESC, fit DESC, popularity DESC, product_no) INCLUDE (discount_price, sale_rate, key_bits);
CREATE INDEX list_entry_cheapest ON list_entry
  (key_no, is_sold_out, discount_price, fit DESC, popularity DESC, product_no) INCLUDE (sale_rate, key_bits);
CREATE INDEX list_entry_dearest ON list_entry
  (key_no, is_sold_out, discount_price DESC, fit DESC, popularity DESC, product_no) INCLUDE (sale_rate, key_bits);
CREATE INDEX list_entry_most_reduced ON list_entry
  (key_no, is_sold_out, sale_rate DESC, fit DESC, popularity DESC, product_no) INCLUDE (discount_price, key_bits);

DROP INDEX product_by_category;
-- A store is told what it sells of each category without reading its products.
DROP INDEX product_by_shop;
CREATE INDEX product_by_shop ON product (shop_id, view_count DESC, product_no) INCLUDE (category_no) WHERE is_displayed;

-- How many entries the planner expects some keys to have: by its statistics alone, however many there are.
CREATE FUNCTION expected_entries(keys integer[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  plan json;
BEGIN
  EXECUTE format('EXPLAIN (FORMAT JSON) SELECT FROM list_entry WHERE key_no = ANY (%L)', keys) INTO plan;
  RETURN plan -> 0 -> 'Plan' ->> 'Plan Rows';
END $$;
