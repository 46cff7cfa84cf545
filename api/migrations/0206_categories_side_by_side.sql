-- Filled as a whole, `product_keys` has the products of a category side by side: what is found together is read together, from
-- a fifth of the pages.
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
  INSERT INTO product_keys
  SELECT k.* FROM listed_product_keys k JOIN product USING (product_no) ORDER BY category_no, product_no;
  INSERT INTO list_entry SELECT * FROM product_entry;
  EXECUTE 'ALTER TABLE list_entry ADD CONSTRAINT list_entry_pkey ' || primary_key;
  FOREACH an_order IN ARRAY orders LOOP
    EXECUTE an_order.indexdef;
  END LOOP;
END $$;
