-- Products of the market that a post's writer links to, in the writer's order.
CREATE TABLE post_product (
  post_id     integer NOT NULL REFERENCES post ON DELETE CASCADE,
  position    smallint NOT NULL CHECK (position BETWEEN 1 AND 5),
  product_no  integer NOT NULL REFERENCES product ON DELETE CASCADE,
  PRIMARY KEY (post_id, position),
  UNIQUE (post_id, product_no)
);
-- A product that leaves the market leaves its posts.
CREATE INDEX post_product_by_product ON post_product (product_no);
