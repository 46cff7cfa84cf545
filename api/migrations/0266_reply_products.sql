-- Products of the market that a reply cites, in the writer's order.
CREATE TABLE reply_product (
  reply_id    integer NOT NULL REFERENCES reply ON DELETE CASCADE,
  position    smallint NOT NULL CHECK (position BETWEEN 1 AND 3),
  product_no  integer NOT NULL REFERENCES product ON DELETE CASCADE,
  PRIMARY KEY (reply_id, position),
  UNIQUE (reply_id, product_no)
);
-- A product that leaves the market leaves the replies.
CREATE INDEX reply_product_by_product ON reply_product (product_no);
