import { answer, holdBack, refuse, renderPage, requestsTo, screen, waitFor } from '@jangteo/testing';
import { toasts } from '@jangteo/testing/overlays';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { refuseUntilSignedUp, signIn } from '../testing/member.ts';
import { dealDetail, later, listOf } from '../testing/samples.ts';

const remote = { routeTable, routes };
const check = 'GET /api/v1/alarm/request/check';
const ask = 'PUT /api/v1/alarm/request';
const takeBack = 'DELETE /api/v1/alarm/request';

const button = (name: string) => screen.findByRole('button', { name });

function answerComingDeal(): void {
  answer('GET /api/v1/display/deal/:id', dealDetail({ state: 'coming', startDt: later(60) }));
  answer('GET /api/v1/display/deal/recommendation', listOf([]));
}

// Hearts are checked with a delay, which may reach into the next test.
beforeEach(() => {
  answer('GET /api/v1/user/like/product/check', { list: [] });
  answer('GET /api/v1/user/like/shop/check', { list: [] });
});

test('[SHP-02] a visitor who requests an alarm for a deal’s beginning is led to the login', async () => {
  answerComingDeal();
  const { user, location } = await renderPage(remote, '/deal/1');
  await user.click(await button('시작 알림받기'));
  await waitFor(() => expect(location()).toBe('/login'));
});

test('[SHP-02] an alarm is requested, also when what was asked before says otherwise', async () => {
  signIn();
  answerComingDeal();
  answer(check, { list: [{ id: 1, isRequested: false }] });
  answer(ask, { id: 1, isRequested: true });
  const release = holdBack(check);
  const { user, queryClient } = await renderPage(remote, '/deal/1');
  await user.click(await button('시작 알림받기'));
  await button('알림 신청됨');
  release();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await button('알림 신청됨')).toBeVisible();
});

test('[SHP-02] a member requests an alarm for a deal’s beginning with one press, and cancels it with another', async () => {
  signIn();
  answerComingDeal();
  answer(check, { list: [{ id: 1, isRequested: false }] });
  answer(ask, { id: 1, isRequested: true });
  answer(takeBack, { id: 1, isRequested: false });
  const { user } = await renderPage(remote, '/deal/1');
  await user.click(await button('시작 알림받기'));
  await user.click(await button('알림 신청됨'));
  expect(await button('시작 알림받기')).toBeVisible();
  expect(requestsTo(ask)).toMatchObject([{ body: { kind: 'deal', id: 1 } }]);
  expect(requestsTo(takeBack)).toMatchObject([{ body: { kind: 'deal', id: 1 } }]);
  expect(toasts()).toEqual(['알림 신청을 취소했어요.']);
});

test('[RTE-15] a requested alarm for live shopping is shown on the next visit', async () => {
  signIn();
  answer(check, { list: [{ id: 1, isRequested: true }] });
  await renderPage(remote, '/category/shopping-live');
  expect(await button('알림 신청됨')).toBeVisible();
  expect(requestsTo(check)[0]?.query).toEqual({ kind: 'shoppingLive', ids: '1' });
});

test('a request that failed can be made again', async () => {
  signIn();
  answer(check, { list: [] });
  refuse(ask, { status: 500, code: 5, message: '오류' });
  const { user } = await renderPage(remote, '/category/shopping-live');
  await user.click(await button('문 열면 알림받기'));
  await waitFor(() => expect(toasts()).toEqual(['처리하지 못했어요. 잠시 뒤에 다시 시도해 주세요.']));
  expect(await button('문 열면 알림받기')).toBeEnabled();
});

test('[SHP-02] a member who has not agreed to the terms is led to the sign-up, and has the alarm when back from there', async () => {
  signIn();
  window.history.replaceState({}, '', '/category/shopping-live');
  answer(check, { list: [] });
  refuseUntilSignedUp(ask);
  const { user, location } = await renderPage(remote, '/category/shopping-live');
  await user.click(await button('문 열면 알림받기'));
  await waitFor(() => expect(location()).toBe('/sign-up'));
  expect(toasts()).toEqual([]);
  answer(ask, { id: 1, isRequested: true });
  await renderPage(remote, '/category/shopping-live');
  expect(await button('알림 신청됨')).toBeVisible();
  expect(requestsTo(ask)).toHaveLength(2);
});
