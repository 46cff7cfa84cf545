import type { MyLevel, StarMonth } from '@jangteo/contract';
import { answer, refuse, renderPage, screen, signInAs, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const names = ['새내기', '장돌뱅이', '단골손님', '큰손', '터줏대감'];
const froms = [0, 300, 1_000, 3_000, 10_000];

const myLevel = (more: Partial<MyLevel> = {}): MyLevel => ({
  ...{ level: 2, name: '장돌뱅이', lifetimeStars: 640, perks: [], progressRate: 48 },
  next: { level: 3, name: '단골손님', fromStars: 1_000, missingStars: 360 },
  levels: names.map((name, index) => ({
    ...{ level: index + 1, name, fromStars: froms[index] ?? 0, perks: [`${name} 혜택`] },
  })),
  ...more,
});
const month = (more: Partial<StarMonth> = {}): StarMonth => ({
  ...{ month: '2026-11', earned: 60, used: 0, lost: 0, balance: 640 },
  causes: [
    { rule: 'post', title: '글쓰기', count: 5, stars: 50 },
    { rule: 'attendance', title: '출석', count: 2, stars: 10 },
  ],
  ...more,
});
const open = () => renderPage({ routeTable, routes }, '/my-page/my-level');

beforeEach(() => {
  signInAs();
  answer('GET /api/v1/user/level', myLevel());
  answer('GET /api/v1/user/point/months', { list: [month()] });
});

test('[MYP-03] [RTE-16] levels are a road: passed, mine, next with what is missing, each with what it gives', async () => {
  expect(routeTable['mypage:my-level']).toMatchObject({ path: '/my-page/my-level', requiresLogin: true });
  await open();
  const road = within(await screen.findByRole('region', { name: '등급이 오르면' }));
  const mine = road.getByRole('heading', { name: /장돌뱅이 지금 내 등급/ }).closest('li') as HTMLElement;
  expect(mine).toHaveAttribute('aria-current', 'step');
  const next = road.getByRole('heading', { name: /단골손님 별 1,000개부터/ }).closest('li') as HTMLElement;
  expect(within(next).getByText('앞으로 별 360개')).toBeVisible();
  for (const name of names) expect(road.getByText(`${name} 혜택`)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '다음 등급까지' })).toHaveAttribute('aria-valuenow', '48');
});

test('[MYP-03] this month’s stars are listed by cause, each with a link to its page', async () => {
  await open();
  const causes = within(await screen.findByRole('region', { name: '이번 달에 모은 별' }));
  expect((await causes.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '글쓰기5번별 50개',
    '출석2번별 10개',
  ]);
  expect(causes.getByRole('link', { name: /별 60개 · 내역 보기/ })).toHaveAttribute(
    'href',
    '/my-page/star-history?type=earn&month=2026-11',
  );
});

test('[MYP-03] the highest level has no next one; a month without stars leads to the guide', async () => {
  answer('GET /api/v1/user/level', myLevel({ level: 5, name: '터줏대감', next: null, progressRate: 100 }));
  answer('GET /api/v1/user/point/months', { list: [month({ causes: [], earned: 0 })] });
  await open();
  expect(await screen.findByText(/가장 높은 등급이에요/)).toBeVisible();
  expect(await screen.findByText('이번 달에는 아직 모은 별이 없어요.')).toBeVisible();
});

test('[SHP-08] months that cannot be loaded leave the level usable', async () => {
  refuse('GET /api/v1/user/point/months', { status: 500, code: 5, message: '' });
  await open();
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '장돌뱅이' })).toBeVisible();
});
