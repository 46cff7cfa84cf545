import { answer, pagesOf, refuse, renderPage, requestsTo, screen } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { questionItem } from '../testing/posts.ts';

const questions = 'GET /api/v1/community/qna';
const path = '/community/main/qna';
const open = (address = path) => renderPage({ routeTable, routes }, address);

test('[RTE-18] [COM-01] each question shows whether it is answered or accepted, and leads to its page', async () => {
  answer(
    questions,
    pagesOf([
      questionItem(3, { replyCount: 0 }),
      questionItem(2, { replyCount: 4 }),
      questionItem(1, { isAccepted: true }),
    ]),
  );
  const { head } = await open();
  const shown = screen.getAllByRole('link', { name: /질문 \d/ });
  expect(shown.map((link) => link.getAttribute('href'))).toEqual([
    '/community/qna/3',
    '/community/qna/2',
    '/community/qna/1',
  ]);
  expect(shown[0]).toHaveTextContent('답변을 기다려요');
  expect(shown[1]).toHaveTextContent('답변 4');
  expect(shown[2]).toHaveTextContent('채택 완료');
  expect(screen.getByRole('link', { name: '질문' })).toHaveAttribute('aria-current', 'page');
  expect(head().title).toBe('질문 | 장터 커뮤니티');
});

test('[COM-01] the state can be chosen, and the choice stands in the address', async () => {
  answer(questions, pagesOf([questionItem(1)]));
  const { user, location } = await open();
  await user.click(screen.getByRole('link', { name: '답변 없음' }));
  expect(location()).toBe(`${path}?state=unanswered`);
  await user.click(screen.getByRole('link', { name: '채택 전' }));
  await user.click(screen.getByRole('link', { name: '채택 완료' }));
  expect(requestsTo(questions).map(({ query }) => query.state)).toEqual(['all', 'unanswered', 'open', 'accepted']);
});

test('[COM-01] of one topic, the state can be chosen, and of one state, the topic', async () => {
  answer(questions, pagesOf([questionItem(1)]));
  const { user, location, head } = await open(`${path}?topic=recipe`);
  expect(head().title).toBe('레시피 · 질문 | 장터 커뮤니티');
  expect(screen.getByRole('link', { name: '레시피' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: '답변 없음' }));
  await user.click(screen.getByRole('link', { name: '사는 이야기' }));
  expect(location()).toBe(`${path}?topic=talk&state=unanswered`);
  expect(requestsTo(questions).map(({ query }) => [query.topic, query.state])).toEqual([
    ['recipe', 'all'],
    ['recipe', 'unanswered'],
    ['talk', 'unanswered'],
  ]);
});

test('an unknown state shows all questions', async () => {
  answer(questions, pagesOf([questionItem(1)]));
  await open(`${path}?state=toString`);
  expect(requestsTo(questions)[0]?.query.state).toBe('all');
  expect(screen.getByRole('link', { name: '전체' })).toHaveAttribute('aria-current', 'true');
});

test.each([
  [path, '아직 질문이 없어요.', '게시판 보기', '/community/main/dashboard'],
  [`${path}?topic=recipe`, '이 주제에는 해당하는 질문이 없어요.', '모든 질문 보기', path],
  [`${path}?state=unanswered`, '모든 질문에 답변이 달렸어요.', '모든 질문 보기', path],
])('[SHP-08] an empty list at %s says so and links onwards', async (address, text, label, target) => {
  answer(questions, pagesOf([]));
  await open(address);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', target);
});

test('[SHP-08] a failed list can be tried again', async () => {
  refuse(questions, { status: 500, code: 5, message: '오류' });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(questions, pagesOf([questionItem(1)]));
  await user.click(retry);
  expect(await screen.findByText('질문 1')).toBeVisible();
});
