import type { Report } from './index.ts';

let analytics: typeof import('./index.ts');

beforeEach(() =>
  jest.isolateModulesAsync(async () => {
    analytics = await import('./index.ts');
  }),
);

function listen(): Report[] {
  const heard: Report[] = [];
  analytics.listenToReports((report) => heard.push(report));
  return heard;
}

test('[ANA-01] events wait in order, with their properties, until a listener is set', () => {
  analytics.trackPage({ pageName: 'home', path: '/' });
  analytics.track('launch');
  analytics.track('click banner', { banner_id: 7, order: 2 });
  const heard = listen();
  expect(heard).toEqual([
    { kind: 'page', page: { pageName: 'home', path: '/' } },
    { kind: 'event', name: 'launch', properties: {} },
    { kind: 'event', name: 'click banner', properties: { banner_id: 7, order: 2 } },
  ]);
  analytics.track('search', { click_keyword: '감귤' });
  expect(heard).toHaveLength(4);
});

test('[ANA-02] setting and clearing the user keep their place between the events', () => {
  analytics.setAnalyticsUser({ id: 'u', email: 'a@b.kr', agreedToMarketing: false, properties: {} });
  analytics.track('like post', { post_id: 1, post_type: 'qna' });
  analytics.clearAnalyticsUser();
  expect(listen().map(({ kind }) => kind)).toEqual(['user', 'event', 'user']);
});

test('[ANA-03] without a listener only the newest events are kept', () => {
  for (let count = 1; count <= 250; count++) analytics.track('view store', { item_id: count });
  const heard = listen();
  expect(heard).toHaveLength(200);
  expect(heard[0]).toMatchObject({ properties: { item_id: 51 } });
});

test('names and properties that are not in the table do not compile', () => {
  const wrong = () => {
    // @ts-expect-error: there is no such event
    analytics.track('buy everything');
    // @ts-expect-error: a report has a reason
    analytics.track('report post', { post_id: 1, post_type: 'qna' });
    // @ts-expect-error: an item has no such property
    analytics.track('like item', { item_id: 1, colour: 'red' });
  };
  expect(wrong).not.toThrow();
});
