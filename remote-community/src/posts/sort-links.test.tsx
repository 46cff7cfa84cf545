import { links } from '@jangteo/contract/links';
import { act, answer, pagesOf, renderPage, requestsTo, screen, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { postItem, questionItem, surveyItem } from '../testing/posts.ts';

const dashboard = 'GET /api/v1/community/dashboard';
const questions = 'GET /api/v1/community/qna';
const surveys = 'GET /api/v1/community/survey';

beforeEach(() => {
  answer(dashboard, pagesOf([postItem(2)]));
  answer(questions, pagesOf([questionItem(2)]));
  answer(surveys, pagesOf([surveyItem(2)]));
});

test.each([
  ['posts', dashboard, links.communityDashboard(), '?topic=recipe'],
  ['questions', questions, links.communityQna(), '?topic=recipe&state=open'],
  ['surveys', surveys, links.communitySurvey(), '?topic=recipe&state=open'],
] as const)(
  '[COM-01] %s come by their date or by their popularity, and what is shown stays chosen',
  async (_, list, path, shown) => {
    const { user, location } = await renderPage({ routeTable, routes }, path + shown);
    const order = within(screen.getByRole('navigation', { name: '정렬' }));
    expect(order.getByRole('link', { name: '최신순' })).toHaveAttribute('aria-current', 'true');
    await user.click(order.getByRole('link', { name: '인기순' }));
    expect(location()).toBe(`${path}${shown}&sort=popular`);
    expect(order.getByRole('link', { name: '인기순' })).toHaveAttribute('aria-current', 'true');
    await user.click(order.getByRole('link', { name: '최신순' }));
    expect(location()).toBe(path + shown);
    expect(requestsTo(list).map(({ query }) => query.sort)).toEqual(['new', 'popular']);
  },
);

test('[COM-01] new posts are not announced where popular ones come first', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await renderPage({ routeTable, routes }, `${links.communityDashboard()}?sort=popular`);
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(requestsTo(dashboard)).toHaveLength(1);
  jest.useRealTimers();
});

test('an unknown order shows new posts first', async () => {
  await renderPage({ routeTable, routes }, `${links.communityDashboard()}?sort=toString`);
  expect(requestsTo(dashboard)[0]?.query.sort).toBe('new');
});
