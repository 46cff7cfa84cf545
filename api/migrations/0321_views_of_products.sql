-- Under which marks a product's views were counted on a day: each adds one view.
CREATE TABLE product_counted (
  product_no  integer NOT NULL,
  day         date NOT NULL,
  mark        text NOT NULL,
  PRIMARY KEY (product_no, day, mark)
);
CREATE INDEX product_counted_by_day ON product_counted (day);
