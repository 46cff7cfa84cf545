import * as overlay from '@jangteo/overlay';
import { answer, refuse, renderPage, requestsTo, screen, signInAs } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

jest.mock('@jangteo/overlay', () => ({ ...jest.requireActual('@jangteo/overlay'), askConfirm: jest.fn() }));

const askConfirm = jest.mocked(overlay.askConfirm);
const withdrawal = 'DELETE /api/v2/auth/social/withdrawal';
const open = (path: string) => {
  signInAs();
  return renderPage({ routeTable, routes }, path);
};

beforeEach(() => askConfirm.mockReset().mockResolvedValue(true));

async function leave() {
  const page = await open('/withdraw');
  await page.user.click(screen.getByRole('radio', { name: '가격이나 혜택이 아쉬워요' }));
  await page.user.click(screen.getByRole('button', { name: '탈퇴하기' }));
  return page;
}

test('[SES-18] [RTE-26] the page shows what is lost and what is kept before it asks for the reason', async () => {
  const { user, location } = await open('/withdrawInfo');
  expect(screen.getByRole('region', { name: '사라지는 것' })).toHaveTextContent('별과 등급');
  expect(screen.getByRole('region', { name: /법에 따라/ })).toHaveTextContent('3년');
  await user.click(screen.getByRole('link', { name: '탈퇴 계속하기' }));
  expect(location()).toBe('/withdraw');
});

test('[SES-18] after a reason and one confirmation this browser stores nothing about the member', async () => {
  answer(withdrawal, { withdrawnDt: '2026-11-20T03:00:00.000Z', rejoinDt: '2026-12-20T03:00:00.000Z' });
  await leave();
  expect(await screen.findByRole('heading', { name: '탈퇴가 끝났어요' })).toHaveFocus();
  expect(screen.getByText(/2026년 12월 20일부터/)).toBeVisible();
  expect(requestsTo(withdrawal)[0]?.body).toEqual({ reason: 'price' });
  expect(Object.keys(window.localStorage)).toEqual(['uid']);
});

test('[SES-18] code 400 is shown, nothing is lost, and the member can try again', async () => {
  refuse(withdrawal, { status: 502, code: 400, message: '탈퇴를 처리하지 못했어요.' });
  const { user } = await leave();
  expect(await screen.findByRole('alert')).toHaveTextContent('탈퇴를 처리하지 못했어요.');
  expect(window.localStorage.getItem('accessToken1')).not.toBeNull();
  answer(withdrawal, { withdrawnDt: '2026-11-20T03:00:00.000Z', rejoinDt: '2026-12-20T03:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: '탈퇴하기' }));
  expect(await screen.findByRole('heading', { name: '탈퇴가 끝났어요' })).toBeVisible();
});

test('[SES-18] an exchange that goes on delays the withdrawal, and the page leads to it', async () => {
  refuse(withdrawal, { status: 409, code: 400, message: '처리 중인 별 전환이 끝난 뒤에 탈퇴할 수 있어요.' });
  await leave();
  expect(await screen.findByRole('alert')).toHaveTextContent('처리 중인 별 전환이 끝난 뒤에 탈퇴할 수 있어요.');
  expect(screen.getByRole('link', { name: '전환 내역 보기' })).toHaveAttribute(
    'href',
    '/my-page/star-history?type=use',
  );
});

test('a member who declines the confirmation stays', async () => {
  askConfirm.mockResolvedValue(false);
  await leave();
  expect(requestsTo(withdrawal)).toEqual([]);
});
