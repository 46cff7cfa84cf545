-- What names of stores are compared with, so that a search and each completion read a tenth of the pages of `shop`.
CREATE INDEX shop_as_searched ON shop (shop_id) INCLUDE (like_count, local_code, name_strokes, name_initials) WHERE is_displayed;
