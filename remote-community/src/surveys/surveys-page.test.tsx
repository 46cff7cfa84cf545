import { answer, pagesOf, refuse, renderPage, requestsTo, screen, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { surveyItem } from '../testing/posts.ts';

const surveys = 'GET /api/v1/community/survey';
const path = '/community/main/survey';
const open = (address = path) => renderPage({ routeTable, routes }, address);

test('[RTE-18] [COM-01] the surveys show their voters, their end, and whether the member has voted', async () => {
  answer(surveys, pagesOf([surveyItem(2, { isVoted: true }), surveyItem(1, { isClosed: true })]));
  const { head } = await open();
  const [running, closed] = screen.getAllByRole('link', { name: /설문 \d/ });
  expect(running).toHaveAttribute('href', '/community/board-detail/2');
  expect(running).toHaveTextContent('진행 중투표했어요');
  expect(running).toHaveTextContent('1,280명 참여 · 12월 1일 18:00까지');
  expect(closed).toHaveTextContent('12월 1일 18:00 마감');
  expect(closed).not.toHaveTextContent('투표했어요');
  expect(screen.getByRole('link', { name: '설문' })).toHaveAttribute('aria-current', 'page');
  expect(head().title).toBe('설문 | 장터 커뮤니티');
});

test('[COM-01] the open or the closed ones can be chosen, and the choice stands in the address', async () => {
  answer(surveys, pagesOf([surveyItem(1)]));
  const { user, location } = await open();
  await user.click(screen.getByRole('link', { name: '진행 중' }));
  expect(location()).toBe(`${path}?state=open`);
  await user.click(screen.getByRole('link', { name: '마감' }));
  expect(requestsTo(surveys).map(({ query }) => query.state)).toEqual(['all', 'open', 'closed']);
});

test('[COM-01] the surveys of one topic are shown, open or closed', async () => {
  answer(surveys, pagesOf([surveyItem(1)]));
  const { user, location, head } = await open(`${path}?topic=recipe`);
  expect(head().title).toBe('레시피 · 설문 | 장터 커뮤니티');
  await user.click(screen.getByRole('link', { name: '진행 중' }));
  expect(location()).toBe(`${path}?topic=recipe&state=open`);
  await user.click(within(screen.getByRole('navigation', { name: '주제' })).getByRole('link', { name: '전체' }));
  expect(requestsTo(surveys).map(({ query }) => [query.topic, query.state])).toEqual([
    ['recipe', 'all'],
    ['recipe', 'open'],
    [undefined, 'open'],
  ]);
});

test.each([
  [path, '아직 설문이 없어요.', '게시판 보기', '/community/main/dashboard'],
  [`${path}?topic=recipe`, '이 주제에는 해당하는 설문이 없어요.', '모든 설문 보기', path],
  [`${path}?state=open`, '지금 진행 중인 설문이 없어요.', '모든 설문 보기', path],
])('[SHP-08] an empty list at %s says so and links onwards', async (address, text, label, target) => {
  answer(surveys, pagesOf([]));
  await open(address);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', target);
});

test('[SHP-08] a failed list can be tried again', async () => {
  refuse(surveys, { status: 500, code: 5, message: '오류' });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(surveys, pagesOf([surveyItem(1)]));
  await user.click(retry);
  expect(await screen.findByText('설문 1')).toBeVisible();
});
