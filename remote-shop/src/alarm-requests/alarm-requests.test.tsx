import { answer, refuse, renderPage, requestsTo, screen, waitFor } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { signIn, toasts } from '../testing/member.ts';
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

// The hearts of a page are asked for in their own time, which may be the next test's.
beforeEach(() => {
  answer('GET /api/v1/user/like/product/check', { list: [] });
  answer('GET /api/v1/user/like/shop/check', { list: [] });
});

test('[SHP-02] a visitor who wants word of a deal’s beginning is led to the login', async () => {
  answerComingDeal();
  const { user, location } = await renderPage(remote, '/deal/1');
  await user.click(await button('시작 알림받기'));
  await waitFor(() => expect(location()).toBe('/login'));
});

test('[SHP-02] a member asks for word of a deal’s beginning with one press, and takes it back with another', async () => {
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

test('[RTE-15] whoever asked for word of live shopping finds that again', async () => {
  signIn();
  answer(check, { list: [{ id: 1, isRequested: true }] });
  await renderPage(remote, '/category/shopping-live');
  expect(await button('알림 신청됨')).toBeVisible();
  expect(requestsTo(check)[0]?.query).toEqual({ kind: 'shoppingLive', ids: '1' });
});

test('what could not be asked for can be asked for again', async () => {
  signIn();
  answer(check, { list: [] });
  refuse(ask, { status: 500, code: 5, message: '오류' });
  const { user } = await renderPage(remote, '/category/shopping-live');
  await user.click(await button('문 열면 알림받기'));
  await waitFor(() => expect(toasts()).toEqual(['처리하지 못했어요. 잠시 뒤에 다시 시도해 주세요.']));
  expect(await button('문 열면 알림받기')).toBeEnabled();
});
