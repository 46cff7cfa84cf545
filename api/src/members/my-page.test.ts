import { openTestApp, type TestApp } from '../../test/app.ts';
import { callAs } from '../../test/call-as.ts';
import { query } from '../../test/query.ts';
import { openVisitors, type Visitor } from '../../test/visitors.ts';

let market: TestApp;
let member: Visitor;
let me: ReturnType<typeof callAs>;
beforeAll(async () => {
  market = await openTestApp('market');
  ({ member } = await openVisitors(market.databaseUrl));
  me = callAs(market.app, member);
});
afterAll(() => market.close());

const page = () => me('GET /api/v1/user/mypage');

test('[MYP-01] a new member’s counts are 0', async () => {
  expect(await page()).toEqual({
    nickName: 'member',
    level: 1,
    levelName: '새내기',
    stars: 0,
    lifetimeStars: 0,
    nextLevel: { level: 2, levelName: '장돌뱅이', starsLeft: 300, rate: 0 },
    likedProductCount: 0,
    likedShopCount: 0,
    recentlyViewedCount: 0,
    alarmCount: 0,
  });
});

test('[MYP-01] has the level, the stars, and the liked and viewed products that are displayed', async () => {
  const change = (sql: string) => query(market.databaseUrl, sql, [member.memberId]);
  await change('INSERT INTO star_account (member_id, balance, lifetime_stars) VALUES ($1, 120, 650)');
  await change('INSERT INTO product_like SELECT $1, product_no, now() FROM product ORDER BY product_no LIMIT 3');
  await change('INSERT INTO recent_view SELECT $1, product_no, now() FROM product ORDER BY product_no LIMIT 4');
  await change('INSERT INTO shop_like SELECT $1, shop_id, now() FROM shop ORDER BY shop_id LIMIT 2');
  await change(
    `INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link, read_at, created_at)
     VALUES ($1, 1, 'new', '알림', '', '/', NULL, now()), ($1, 1, 'read', '알림', '', '/', now(), now()),
            ($1, 1, 'seen', '알림', '', '/', NULL, now() - interval '2 hours')`,
  );
  await change(`UPDATE member SET alarms_seen_at = now() - interval '1 hour' WHERE member_id = $1`);
  await query(
    market.databaseUrl,
    'UPDATE product SET is_displayed = false WHERE product_no = (SELECT min(product_no) FROM product)',
  );
  expect(await page()).toMatchObject({
    level: 2,
    levelName: '장돌뱅이',
    stars: 120,
    lifetimeStars: 650,
    nextLevel: { level: 3, levelName: '단골손님', starsLeft: 350, rate: 50 },
    likedProductCount: 2,
    recentlyViewedCount: 3,
    likedShopCount: 2,
    alarmCount: 1,
  });
});

test('[MYP-01] the highest level has no next one', async () => {
  await query(market.databaseUrl, 'UPDATE star_account SET lifetime_stars = 12000 WHERE member_id = $1', [
    member.memberId,
  ]);
  expect(await page()).toMatchObject({ level: 5, levelName: '터줏대감', nextLevel: null });
});
