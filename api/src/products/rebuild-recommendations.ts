/**
 * Puts all products that can be bought into one order. Every category is spread evenly over it, so that neighbours
 * differ; within a category the order is shuffled by the seed ($1), and stays the same for the same seed.
 */
export const rebuildRecommendationsSql = `
  INSERT INTO recommendation (position, product_no, group_no, group_position)
  SELECT row_number() OVER (ORDER BY place, product_no), product_no, group_no,
         row_number() OVER (PARTITION BY group_no ORDER BY place, product_no)
  FROM (
    SELECT product_no, group_no,
           (row_number() OVER in_category - 0.5 + category_shift) / count(*) OVER (PARTITION BY category_no) AS place
    FROM (
      SELECT p.product_no, p.category_no, c.parent_no AS group_no,
             md5($1 || ':' || p.product_no) AS shuffled,
             hashtext($1 || ':' || p.category_no) / 4294967296.0 AS category_shift
      FROM product p
      JOIN category c ON c.category_no = p.category_no
      WHERE p.is_displayed AND NOT p.is_sold_out
    ) product
    WINDOW in_category AS (PARTITION BY category_no ORDER BY shuffled)
  ) ordered`;
