import type { Banner, MyPage, UserProfile } from '@jangteo/contract';
import { logoutFromApp } from '@jangteo/session';
import {
  act,
  answer,
  product,
  refuse,
  renderPage,
  requestsTo,
  screen,
  shopOrigin,
  signInAs,
  waitFor,
  within,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const summaryOf = (more: Partial<MyPage> = {}): MyPage => ({
  nickName: '봄동나물',
  level: 2,
  levelName: '새싹',
  stars: 1204,
  lifetimeStars: 1500,
  nextLevel: { level: 3, levelName: '줄기', starsLeft: 1500, rate: 40 },
  likedProductCount: 12,
  likedShopCount: 3,
  recentlyViewedCount: 1,
  alarmCount: 4,
  ...more,
});

const tangerines = product(7, { title: '노지 감귤 3kg', url: `${shopOrigin}/products/7`, discountPrice: 12_900 });

const summary = 'GET /api/v1/user/mypage';
const point = 'GET /api/v1/user/point';
const recent = 'POST /api/v1/user/recently-viewed-product';
const alarms = 'GET /api/v1/alarm/count';
const lastNotice = 'GET /api/v1/display/notice/last';
const failure = { status: 500, code: 5, message: '오류' } as const;

async function open() {
  const page = await renderPage({ routeTable, routes }, '/my-page');
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return page;
}
const region = (name: string) => within(screen.getByRole('region', { name }));

const profile: UserProfile = {
  isMember: true,
  nickName: '봄동나물',
  email: null,
  name: null,
  gender: null,
  signUpDt: '2026-03-02T01:00:00.000Z',
  pushYN: 'N',
  adYN: 'N',
  needsAgreement: false,
};

const banners = 'GET /api/v1/display/adon/banner';
const attendanceBanner: Banner = {
  bannerId: 3,
  title: '매일 출석하고 별 받기',
  subtitle: '7일을 채우면 별 20개 더',
  imageUrl: '/img/event-attendance',
  backgroundColor: '#ffe3cc',
  url: '/event/4',
};

beforeEach(() => {
  signInAs();
  answer('GET /api/v2/user/profile', profile);
  answer(summary, summaryOf());
  answer(point, { balance: 1204, expiringStars: 30, expireDt: '2026-12-03T15:00:00.000Z' });
  answer(recent, { list: [tangerines] });
  answer(alarms, { count: 4, newCount: 1, lastSeenDt: null });
  answer(banners, ({ query }) => ({ list: query.position === 'my-page' ? [attendanceBanner] : [] }));
  answer(lastNotice, { id: 1, regDt: new Date(Date.now() - 3 * 3_600_000).toISOString() });
});

test('[SHP-06] a member who has not agreed finds what is left of the sign-up instead', async () => {
  answer('GET /api/v2/user/profile', { ...profile, needsAgreement: true });
  await open();
  expect(await screen.findByRole('button', { name: '약관에 동의하고 시작하기' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '최근 본 상품' })).not.toBeInTheDocument();
});

test('the operators’ banner leads to its event', async () => {
  await open();
  expect(screen.getByRole('link', { name: /매일 출석하고 별 받기/ })).toHaveAttribute('href', '/event/4');
});

test('[RTE-16] the page asks for a login, and keeps the bottom navigation', () => {
  expect(routeTable['mypage:main']).toEqual({
    path: '/my-page',
    aliases: ['/my-page/main'],
    pageName: 'my page',
    requiresLogin: true,
  });
});

test('[MYP-01] a member sees name, level and what is missing, stars and those that expire next, and counts', async () => {
  await open();
  const membership = region('내 등급과 별');
  expect(membership.getByRole('link', { name: /^봄동나물님 ?새싹/ })).toHaveAttribute('href', '/my-page/my-info/main');
  expect(membership.getByRole('progressbar', { name: '다음 등급까지' })).toHaveAttribute('aria-valuenow', '40');
  expect(membership.getByText(/를 더 모으면 줄기 등급이 돼요/)).toHaveTextContent('별 1,500개');
  expect(await membership.findByText('1,204개')).toBeVisible();
  expect(membership.getByText(/30일 안에 별 30개가 사라져요/)).toHaveTextContent('첫 별은 12.03까지');
  for (const [name, path] of [
    [/가진 별 ?1,204개 ?내역 보기/, '/my-page/star-history'],
    ['별 모으기', '/my-page/point-guide'],
    ['적립금으로 바꾸기', '/my-page/point-exchange'],
    ['12 찜한 상품', '/favourite/product'],
    ['3 찜한 스토어', '/favourite/store'],
    ['1 최근 본', '/favourite/recent'],
    ['4 새 알림', '/alarm'],
  ] as const) {
    expect(membership.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('[MYP-01] the highest level misses no stars, and a balance that does not expire says so', async () => {
  answer(summary, summaryOf({ level: 5, levelName: '열매', nextLevel: null }));
  answer(point, { balance: 0, expiringStars: 0, expireDt: null });
  await open();
  expect(screen.getByText('가장 높은 등급이에요.')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  expect(await screen.findByText('30일 안에 사라지는 별은 없어요.')).toBeVisible();
});

test('[MYP-01] stars that cannot be loaded are not shown, and everything else is', async () => {
  refuse(point, failure);
  await open();
  expect(await screen.findByText('별을 불러오지 못했어요.')).toBeVisible();
  expect(screen.queryByText('1,204개')).not.toBeInTheDocument();
  expect(screen.getByText('봄동나물님')).toBeVisible();
});

test('[MYP-01] a failed summary leaves the ways to everything else, and is loaded again on request', async () => {
  refuse(summary, failure);
  const { user } = await open();
  expect(region('나의 쇼핑').getByRole('link', { name: '주문·배송' })).toBeVisible();
  const retry = await region('내 등급과 별').findByRole('button', { name: '다시 시도' });
  answer(summary, summaryOf());
  await user.click(retry);
  expect(await screen.findByText('봄동나물님')).toBeVisible();
});

test('[MYP-01] the products viewed last stand in a rail; a member who has viewed none is led to some', async () => {
  await open();
  expect(region('최근 본 상품').getByText('노지 감귤 3kg').closest('a')).toHaveAttribute('href', tangerines.url);
  expect(region('최근 본 상품').getByRole('link', { name: '최근 본 상품 전체 보기' })).toHaveAttribute(
    'href',
    '/favourite/recent',
  );
});

test('[MYP-01] without a viewed product the rail leads home', async () => {
  answer(recent, { list: [] });
  await open();
  expect(region('최근 본 상품').getByRole('link', { name: '오늘의 특가 보기' })).toHaveAttribute('href', '/');
});

test('[LAY-07] [MYP-05] the header has the bell with the number of new alarms, and the way to the settings', async () => {
  await open();
  expect(screen.getByRole('link', { name: '알림, 새 알림 1개' })).toHaveAttribute('href', '/alarm');
  expect(screen.getByRole('link', { name: '설정' })).toHaveAttribute('href', '/my-page/settings');
});

test('[MYP-05] a count of alarms that cannot be loaded leaves the bell without a number', async () => {
  refuse(alarms, failure);
  await open();
  expect(screen.getByRole('link', { name: '알림' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[MYP-01] [NAV-09] a member reaches every page of the outside shop, in this window', async () => {
  await open();
  for (const [name, path] of [
    ['주문·배송', '/my/orders'],
    ['장바구니', '/basket'],
    ['쿠폰', '/my/coupons'],
    ['적립금', '/my/points'],
    ['관심상품', '/my/liked'],
    ['최근 본 상품', '/my/recently-viewed'],
    ['배송지', '/my/addresses'],
    ['쇼핑몰 로그인', '/login'],
  ] as const) {
    const link = region('나의 쇼핑').getByRole('link', { name });
    expect(link).toHaveAttribute('href', shopOrigin + path);
    expect(link).not.toHaveAttribute('target');
  }
});

test('[MYP-01] the community’s activity, level, game, my info and settings are one tap away', async () => {
  await open();
  for (const [name, path] of [
    ['내 커뮤니티 활동', '/community/my-page/post'],
    ['내 등급과 혜택', '/my-page/my-level'],
    ['오늘의 게임', '/game'],
    ['내 정보 관리', '/my-page/my-info/main'],
    ['알림과 로그인 설정', '/my-page/settings'],
  ] as const) {
    expect(region('내 활동과 정보').getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('[MYP-01] no icon stands for two things', async () => {
  await open();
  const links = ['나의 쇼핑', '내 활동과 정보'].flatMap((name) => region(name).getAllByRole('link'));
  const icons = links.map((link) => link.querySelector('path')?.getAttribute('d'));
  expect(icons).toHaveLength(13);
  expect(new Set(icons).size).toBe(icons.length);
});

test('[MYP-01] [MYP-06] notices, texts and the customer centre are one tap away', async () => {
  await open();
  const help = region('안내와 도움');
  expect(help.getByRole('link', { name: '공지사항 새 글 3시간 전' })).toHaveAttribute('href', '/notice');
  expect(help.getByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms');
  expect(help.getByRole('link', { name: '개인정보처리방침' })).toHaveAttribute('href', '/privacy');
  expect(help.getByRole('link', { name: '마케팅 정보 수신 안내' })).toHaveAttribute('href', '/marketing-info');
  expect(help.getByRole('link', { name: '이메일로 문의하기' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(help.getByRole('link', { name: /고객센터/ })).toHaveAttribute('href', 'tel:1600-0000');
  expect(region('사업자정보').getByText(/통신판매중개자/)).toBeVisible();
});

test('[SES-10] [SES-18] logout and withdrawal stand at the end, with the version', async () => {
  await open();
  const end = region('로그아웃과 탈퇴');
  expect(end.getByRole('button', { name: '로그아웃' })).toBeVisible();
  expect(end.getByRole('link', { name: '회원 탈퇴' })).toHaveAttribute('href', '/withdrawInfo');
  expect(end.getByText('웹 2.9.5')).toBeVisible();
});

test('[SES-10] after a logout elsewhere the page is left, and asks for nothing more', async () => {
  const { location } = await open();
  await act(logoutFromApp);
  await waitFor(() => expect(location()).toBe('/'));
  expect(screen.queryByText('봄동나물님')).not.toBeInTheDocument();
  expect(requestsTo(summary)).toHaveLength(1);
});
