-- Products come from sellers' feeds: each is known by the seller's own code for it, so that a feed can be read again.
ALTER TABLE product ADD COLUMN seller_code text CHECK (char_length(seller_code) BETWEEN 1 AND 100);  -- null: entered by hand
CREATE UNIQUE INDEX product_by_seller_code ON product (shop_id, seller_code);

-- Sellers' pictures are kept as members' are, but belong to the market.
ALTER TABLE member_image ALTER COLUMN member_id DROP NOT NULL;
CREATE TABLE fetched_picture (
  url   text PRIMARY KEY,
  name  text NOT NULL REFERENCES member_image
);
CREATE INDEX fetched_picture_by_name ON fetched_picture (name);
