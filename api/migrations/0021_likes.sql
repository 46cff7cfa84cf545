-- Products and stores that members like. How many like one stands beside it, and is counted by the database itself: so it
-- is right whoever adds or takes away likes, a member who leaves included.

CREATE TABLE product_like (
  member_id        integer NOT NULL REFERENCES member ON DELETE CASCADE,
  product_no       integer NOT NULL REFERENCES product ON DELETE CASCADE,
  liked_at         timestamptz NOT NULL,
  user_event_data  jsonb,                  -- where in the app the member liked it, as the app says it
  PRIMARY KEY (member_id, product_no)
);
CREATE INDEX product_like_in_order ON product_like (member_id, liked_at DESC, product_no DESC);
CREATE INDEX product_like_by_product ON product_like (product_no);

CREATE TABLE shop_like (
  member_id  integer NOT NULL REFERENCES member ON DELETE CASCADE,
  shop_id    integer NOT NULL REFERENCES shop ON DELETE CASCADE,
  liked_at   timestamptz NOT NULL,
  PRIMARY KEY (member_id, shop_id)
);
CREATE INDEX shop_like_in_order ON shop_like (member_id, liked_at DESC, shop_id DESC);
CREATE INDEX shop_like_by_shop ON shop_like (shop_id);

-- Nobody could like anything until now: what was counted had no likes behind it.
UPDATE product SET like_count = 0 WHERE like_count <> 0;
UPDATE shop SET like_count = 0 WHERE like_count <> 0;

-- Rows are locked in the order of their numbers, so that members who leave at the same time do not wait for each other
-- in a circle.
CREATE FUNCTION count_product_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM product WHERE product_no IN (SELECT product_no FROM changed) ORDER BY product_no FOR NO KEY UPDATE;
  UPDATE product
  SET like_count = like_count + CASE TG_OP WHEN 'INSERT' THEN counted.likes ELSE -counted.likes END
  FROM (SELECT product_no, count(*)::integer AS likes FROM changed GROUP BY product_no) counted
  WHERE product.product_no = counted.product_no;
  RETURN NULL;
END $$;
CREATE TRIGGER product_like_is_added AFTER INSERT ON product_like
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_likes();
CREATE TRIGGER product_like_is_removed AFTER DELETE ON product_like
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_product_likes();

CREATE FUNCTION count_shop_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM shop WHERE shop_id IN (SELECT shop_id FROM changed) ORDER BY shop_id FOR NO KEY UPDATE;
  UPDATE shop
  SET like_count = like_count + CASE TG_OP WHEN 'INSERT' THEN counted.likes ELSE -counted.likes END
  FROM (SELECT shop_id, count(*)::integer AS likes FROM changed GROUP BY shop_id) counted
  WHERE shop.shop_id = counted.shop_id;
  RETURN NULL;
END $$;
CREATE TRIGGER shop_like_is_added AFTER INSERT ON shop_like
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_shop_likes();
CREATE TRIGGER shop_like_is_removed AFTER DELETE ON shop_like
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_shop_likes();
