import { NotFound } from '@jangteo/navigation';
import { answer, refuse, renderPage, screen } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const remote = { routeTable, routes };
const eventCall = 'GET /api/v1/display/custom-event/:id';
const open = () => renderPage(remote, '/custom-event/2');

const page = {
  title: '팔도 맛 지도',
  blocks: [
    { type: 'picture' as const, imageUrl: '/img/event-invite', description: '지도를 펼친 손' },
    { type: 'text' as const, text: '열일곱 고장의 이름난 것' },
    { type: 'link' as const, title: '지도 펼치기', url: '/local-main' },
  ],
};

test('[API-02] a custom event shows its blocks from top to bottom', async () => {
  answer(eventCall, page);
  const { head } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('팔도 맛 지도');
  expect(screen.getByRole('img', { name: '지도를 펼친 손' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByText('열일곱 고장의 이름난 것')).toBeVisible();
  expect(screen.getByRole('link', { name: '지도 펼치기' })).toHaveAttribute('href', '/local-main');
  expect(head()).toEqual({
    title: '팔도 맛 지도 | 장터',
    description: '열일곱 고장의 이름난 것',
    image: '/img/event-invite/share',
  });
});

test('a custom event that does not exist leads to /404', async () => {
  refuse(eventCall, { status: 404, code: 8, message: '데이터가 없습니다.' });
  await expect(open()).rejects.toThrow(NotFound);
});

test('[SHP-08] an empty custom event links onwards; a failed one can be retried', async () => {
  answer(eventCall, { title: '새 기획전', blocks: [] });
  await open();
  expect(screen.getByRole('link', { name: '오늘의 특가 보기' })).toHaveAttribute('href', '/');

  refuse(eventCall, { status: 500, code: 5, message: '오류' });
  const { user } = await renderPage(remote, '/custom-event/2', { dataFirst: false });
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(eventCall, page);
  await user.click(retry);
  expect(await screen.findByText('열일곱 고장의 이름난 것')).toBeVisible();
});
