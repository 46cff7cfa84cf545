-- What moderation took is given back where it was wrong. An entry is reversed, given back and reversed again in turn: each
-- of these names the entry as its source, and the one before it as its period.
INSERT INTO star_rule (rule, kind, title, description, sort_order) VALUES
  ('reversalReturn', 'cancel', '적립 취소 되돌림', '다시 살펴본 활동의 별을 돌려드립니다.', 25);
