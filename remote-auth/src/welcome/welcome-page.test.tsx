import { renderPage, screen, waitFor } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const remote = { routeTable, routes };

beforeEach(() => {
  const context = { fillRect: () => undefined } as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
});

test('[RTE-02] the welcome has an animation and a link to the shop', async () => {
  const { user, location } = await renderPage(remote, '/welcome');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('장터에 오신 것을 환영해요');
  const market = await screen.findByRole('img', { name: /시장 진열대의 바구니/ });
  await waitFor(() => expect(market.closest('[data-state]')).toHaveAttribute('data-state', 'playing'));
  await user.click(screen.getByRole('link', { name: '장보러 가기' }));
  expect(location()).toBe('/');
});

test('[RTE-02] the welcome can be skipped', async () => {
  const { user, location } = await renderPage(remote, '/welcome');
  await user.click(screen.getByRole('link', { name: '건너뛰기' }));
  expect(location()).toBe('/');
});
