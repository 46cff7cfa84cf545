import { renderPage, screen } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

test('[RTE-23] /login says where sign-in stands and leads on', async () => {
  const { head } = await renderPage({ routeTable, routes }, '/login');
  expect(screen.getByText('로그인과 회원 가입을 준비하고 있어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '장 보러 가기' })).toHaveAttribute('href', '/');
  expect(head()).toMatchObject({ noIndex: true });
});
