-- A word that stands both in a product's title and in its category says more about it than one in the title alone:
-- `field` is the sum of 3 (title), 2 (category) and 1 (shop).
CREATE OR REPLACE FUNCTION words_of_products(numbers integer[])
RETURNS TABLE (product_no integer, word text, field integer) LANGUAGE sql STABLE AS $$
  SELECT p.product_no, found.word, sum(found.field)::integer
  FROM product p
  JOIN shop s ON s.shop_id = p.shop_id AND s.is_displayed
  JOIN category c3 ON c3.category_no = p.category_no
  LEFT JOIN category c2 ON c2.category_no = c3.parent_no
  LEFT JOIN category c1 ON c1.category_no = c2.parent_no
  CROSS JOIN LATERAL (
    SELECT unnest(search_words(p.title)) AS word, 3 AS field
    UNION ALL
    SELECT unnest(search_words(concat_ws(' ', c1.name, c2.name, c3.name))), 2
    UNION ALL
    SELECT unnest(search_words(s.name)), 1
  ) found
  WHERE p.product_no = ANY (numbers) AND p.is_displayed
  GROUP BY p.product_no, found.word
$$;

SELECT index_products(array_agg(product_no)) FROM product;
