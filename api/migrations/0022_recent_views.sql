-- What members looked at last: the newest 30 of each.

CREATE TABLE recent_view (
  member_id   integer NOT NULL REFERENCES member ON DELETE CASCADE,
  product_no  integer NOT NULL REFERENCES product ON DELETE CASCADE,
  viewed_at   timestamptz NOT NULL,
  PRIMARY KEY (member_id, product_no)
);
CREATE INDEX recent_view_by_product ON recent_view (product_no);
