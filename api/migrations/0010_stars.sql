-- Stars: what members earn by taking part. The ledger says how every balance came about; the account's balance and the
-- lots, which expire one by one, are kept with it in the same transaction and have the same sum.

-- Each way in which a balance moves. Those with a daily cap are what members can do to earn.
CREATE TABLE star_rule (
  rule         text PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('earn', 'use', 'return', 'cancel', 'expire')),
  title        text NOT NULL,               -- of a line in the history
  description  text NOT NULL,
  toast_start  text,                        -- how a toast about it begins
  stars        smallint CHECK (stars > 0),  -- for each time; null where it varies
  max_stars    smallint,
  daily_cap    smallint CHECK (daily_cap > 0),
  is_daily     boolean NOT NULL DEFAULT false,  -- the same source pays again on another day
  sort_order   smallint NOT NULL UNIQUE,
  CHECK (max_stars >= stars),
  CHECK (daily_cap IS NULL OR (kind = 'earn' AND num_nulls(stars, max_stars, toast_start) = 0))
);

INSERT INTO star_rule
  (rule, kind, title, description, toast_start, stars, max_stars, daily_cap, is_daily, sort_order)
VALUES
  ('attendance', 'earn', '출석', '하루에 한 번 장터에 들르면', '오늘 출석으로', 5, 5, 1, true, 1),
  ('attendanceStreak', 'earn', '7일 연속 출석', '7일을 이어서 출석할 때마다', '7일 연속 출석으로', 20, 20, 1, true, 2),
  ('bridgeView', 'earn', '상품 구경', '판매자 쇼핑몰에서 상품을 구경하면', '상품 구경으로', 1, 1, 10, true, 3),
  ('post', 'earn', '글쓰기', '커뮤니티에 20자 이상 글을 쓰면', '글쓰기로', 10, 10, 2, false, 4),
  ('postPhoto', 'earn', '글에 사진 올리기', '글에 사진을 함께 올리면', '사진을 올려', 5, 5, 2, false, 5),
  ('reply', 'earn', '댓글 쓰기', '다른 회원의 글에 5자 이상 댓글을 쓰면', '댓글로', 3, 3, 10, false, 6),
  ('likeReceived', 'earn', '좋아요 받기', '내 글이나 댓글이 좋아요를 받으면', '좋아요를 받아', 1, 1, 20, false, 7),
  ('answerAccepted', 'earn', '답변 채택', '내 답변이 채택되면', '답변이 채택되어', 30, 30, 3, false, 8),
  ('answerAccepting', 'earn', '답변 채택하기', '내 질문에 달린 답변을 채택하면', '답변을 채택해', 5, 5, 3, false, 9),
  ('vote', 'earn', '투표', '커뮤니티 투표에 참여하면', '투표로', 2, 2, 5, false, 10),
  ('share', 'earn', '공유', '커뮤니티 글을 공유하면', '공유로', 3, 3, 3, true, 11),
  ('game', 'earn', '게임', '하루에 한 번 게임에 참여하면', '게임으로', 1, 50, 1, true, 12);

INSERT INTO star_rule (rule, kind, title, description, sort_order) VALUES
  ('grant', 'earn', '장터에서 드린 별', '이벤트나 보상으로 장터가 드립니다.', 20),
  ('exchange', 'use', '적립금 전환', '판매자 쇼핑몰의 적립금으로 바꿉니다.', 21),
  ('exchangeReturn', 'return', '전환 취소', '적립금으로 바꾸지 못한 별을 돌려드립니다.', 22),
  ('reversal', 'cancel', '적립 취소', '지운 글이나 운영 정책에 어긋난 활동으로 받은 별입니다.', 23),
  ('expiry', 'expire', '기간 만료', '받은 지 12개월이 지난 별입니다.', 24);

-- One row is locked by everything that moves a member's balance.
CREATE TABLE star_account (
  member_id         integer PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  balance           integer NOT NULL DEFAULT 0 CHECK (balance >= 0),
  lifetime_stars    integer NOT NULL DEFAULT 0 CHECK (lifetime_stars >= 0),  -- earned and not reversed; decides the level
  attended_on       date,                                                    -- the last day, in Korea
  attended_in_row   integer NOT NULL DEFAULT 0 CHECK (attended_in_row >= 0),
  is_auto_exchange  boolean NOT NULL DEFAULT false,
  frozen_at         timestamptz                                              -- the sums differ: nothing can be exchanged
);
CREATE INDEX star_account_auto ON star_account (member_id) WHERE is_auto_exchange;

CREATE TABLE star_ledger (
  ledger_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id       integer NOT NULL REFERENCES star_account ON DELETE CASCADE,
  rule            text NOT NULL REFERENCES star_rule,
  source_type     text NOT NULL,              -- what caused it, with its number: a post, a product, a day …
  source_id       text NOT NULL,
  period_key      text NOT NULL DEFAULT '',   -- the day, where the same source pays again on another
  delta           integer NOT NULL,
  balance_before  integer NOT NULL,
  balance_after   integer NOT NULL CHECK (balance_after >= 0),
  reason          text,                       -- what the member is told where nothing was paid, or something taken back
  on_day          date NOT NULL,              -- in Korea
  at              timestamptz NOT NULL,
  CHECK (balance_after = balance_before + delta),
  CHECK (delta <> 0 OR reason IS NOT NULL),
  UNIQUE (member_id, rule, source_type, source_id, period_key)
);
CREATE INDEX star_ledger_in_order ON star_ledger (member_id, ledger_id DESC) INCLUDE (delta, rule);
CREATE INDEX star_ledger_paid_on ON star_ledger (member_id, on_day, rule) WHERE delta > 0;

-- What was written down stays, until its member leaves.
CREATE FUNCTION keep_star_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT FROM member WHERE member_id = OLD.member_id AND withdrawn_at IS NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'star_ledger is append-only';
END $$;
CREATE TRIGGER star_ledger_is_append_only BEFORE UPDATE OR DELETE ON star_ledger
  FOR EACH ROW EXECUTE FUNCTION keep_star_ledger();

-- What came in at one time, and how much of it is left. The lot that expires first is used first.
CREATE TABLE star_lot (
  lot_id      bigint PRIMARY KEY REFERENCES star_ledger ON DELETE CASCADE,  -- the entry by which it came
  member_id   integer NOT NULL REFERENCES star_account ON DELETE CASCADE,
  stars       integer NOT NULL CHECK (stars > 0),
  stars_left  integer NOT NULL CHECK (stars_left BETWEEN 0 AND stars),
  expires_at  timestamptz NOT NULL
);
CREATE INDEX star_lot_in_use ON star_lot (member_id, expires_at, lot_id) INCLUDE (stars_left) WHERE stars_left > 0;
CREATE INDEX star_lot_by_expiry ON star_lot (expires_at) WHERE stars_left > 0;

-- From which lots an entry took its stars, so that they can be put back.
CREATE TABLE star_lot_use (
  ledger_id  bigint NOT NULL REFERENCES star_ledger ON DELETE CASCADE,
  lot_id     bigint NOT NULL REFERENCES star_lot ON DELETE CASCADE,
  stars      integer NOT NULL CHECK (stars > 0),
  PRIMARY KEY (ledger_id, lot_id)
);
CREATE INDEX star_lot_use_by_lot ON star_lot_use (lot_id);
