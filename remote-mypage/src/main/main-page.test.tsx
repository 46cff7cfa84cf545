import { answer, refuse, renderPage, screen, shopOrigin, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const last = 'GET /api/v1/display/notice/last';
const open = () => renderPage({ routeTable, routes }, '/my-page');
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test('[MYP-01] [NAV-09] a visitor reaches every page of the outside shop, in this window', async () => {
  answer(last, { id: 1, regDt: hoursAgo(3) });
  await open();
  const shopping = within(screen.getByRole('region', { name: '나의 쇼핑' }));
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
    const link = shopping.getByRole('link', { name });
    expect(link).toHaveAttribute('href', shopOrigin + path);
    expect(link).not.toHaveAttribute('target');
  }
});

test('[MYP-01] [MYP-06] notices, texts and the customer centre are one tap away', async () => {
  answer(last, { id: 1, regDt: hoursAgo(3) });
  const { head } = await open();
  const help = within(screen.getByRole('region', { name: '안내와 도움' }));
  expect(help.getByRole('link', { name: '공지사항 새 글 3시간 전' })).toHaveAttribute('href', '/notice');
  expect(help.getByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms');
  expect(help.getByRole('link', { name: '개인정보처리방침' })).toHaveAttribute('href', '/privacy');
  expect(help.getByRole('link', { name: '마케팅 정보 수신 안내' })).toHaveAttribute('href', '/marketing-info');
  expect(help.getByRole('link', { name: /고객센터/ })).toHaveAttribute('href', 'tel:1600-0000');
  expect(within(screen.getByRole('region', { name: '사업자정보' })).getByText(/통신판매중개자/)).toBeVisible();
  expect(head().noIndex).toBe(true);
});

test('no button offers a login while sign-up is not open', async () => {
  answer(last, { id: 1, regDt: hoursAgo(3) });
  await open();
  expect(screen.getByText(/로그인과 회원 가입은 준비하고 있어요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /로그인/ })).not.toBeInTheDocument();
});

test('the page renders without any response of the API', async () => {
  refuse(last, { status: 500, code: 5, message: '오류' });
  await open();
  expect(screen.getByRole('link', { name: '공지사항' })).toBeVisible();
});
