import { answer, product, refuse, renderPage, screen, waitFor } from '@jangteo/testing';
import { routeTable } from './route-table.ts';
import routes from './routes.ts';
import { dealDetail, later, listOf, periodDeal, serverDt } from './testing/samples.ts';

const remote = { routeTable, routes };

const period = {
  ...periodDeal,
  description: '봄의 맛을 모았어요.',
  serverDt,
  state: 'coming' as const,
  ...listOf([product(1)]),
};
const event = {
  eventId: 9,
  title: '곧 열릴 이벤트',
  subtitle: '미리 보는 소식',
  imageUrl: '/img/event-1',
  startDt: later(60),
  endDt: later(120),
  serverDt,
  state: 'coming' as const,
  blocks: [],
  terms: '한 사람이 한 번 신청할 수 있어요.',
  capacity: null,
  appliedCount: 0,
  winnersNotice: null,
};

const previews = [
  {
    path: '/admin-deal/1',
    call: 'GET /api/v1/display/admin/deal/:id' as const,
    show: () => answer('GET /api/v1/display/admin/deal/:id', dealDetail({ state: 'coming', startDt: later(60) })),
    title: '새벽에 딴 사과 101호',
  },
  {
    path: '/admin-period/5',
    call: 'GET /api/v1/display/admin/period/:id' as const,
    show: () => answer('GET /api/v1/display/admin/period/:id', period),
    title: '봄나물 한 상',
  },
  {
    path: '/admin-event/9',
    call: 'GET /api/v1/display/admin/event/:id' as const,
    show: () => answer('GET /api/v1/display/admin/event/:id', event),
    title: '곧 열릴 이벤트',
  },
];

describe.each(previews)('[SHP-02] the preview at $path', ({ path, call, show, title }) => {
  test('shows an admin the unpublished content, marked as a preview', async () => {
    show();
    const { head } = await renderPage(remote, path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('미리보기')).toBeVisible();
    expect(head()).toMatchObject({ title: '미리보기 | 장터' });
  });

  test('leads all others to /404, unmarked', async () => {
    refuse(call, { status: 404, code: 8, message: '데이터가 없습니다.' });
    const { location } = await renderPage(remote, path);
    await waitFor(() => expect(location()).toBe('/404'));
    expect(screen.queryByText('미리보기')).toBeNull();
  });
});
