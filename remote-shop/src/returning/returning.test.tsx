import { closeBridge } from '@jangteo/overlay';
import { recentProducts } from '@jangteo/storage';
import { act, answer, fireEvent, product, renderPage, requestsTo, screen, waitFor } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { signIn } from '../testing/member.ts';
import { seasonPick } from '../testing/samples.ts';

const remote = { routeTable, routes };
const [apple, pear] = [product(1, { title: '사과' }), product(2, { title: '배' })];
const open = () => renderPage(remote, '/season');
const mark = () => screen.queryByText('방금 본 상품');
const marked = () => waitFor(() => expect(mark()).toBeInTheDocument());

const tap = (title: string, how = {}) =>
  act(() => void fireEvent.click(screen.getByRole('link', { name: title }), how));
/** Simulates that the bridge has led the visitor on. */
const cross = () =>
  act(() => {
    recentProducts.add(apple);
    closeBridge();
  });
const comeBack = () => act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
const becomeVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Sets how the browser says that the document was opened. */
const openedBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  window.history.replaceState({}, '', '/season');
  openedBy('navigate');
  answer('GET /api/v1/display/home/season', {
    month: 5,
    list: [
      { ...seasonPick, product: apple },
      { ...seasonPick, name: '배', product: pear },
    ],
  });
  answer('GET /api/v1/user/like/product/check', { list: [] });
});
afterEach(() => act(closeBridge));

test('[BRG-03] a visitor who comes back from a seller finds the tapped card marked', async () => {
  await open();
  tap('사과');
  cross();
  expect(mark()).toBeNull();
  comeBack();
  await marked();
  expect(mark()?.closest('article')).toHaveTextContent('사과');
});

test('[BRG-03] the card is marked also in a document that ’back’ has loaded anew', async () => {
  window.sessionStorage.setItem('shop:seenAtSeller', '{"productNo":1,"page":"/season","inOtherTab":false}');
  recentProducts.add(apple);
  openedBy('back_forward');
  await open();
  await marked();
  expect(window.sessionStorage.getItem('shop:seenAtSeller')).toBeNull();
});

test('[BRG-04] a visitor who turned back on the bridge finds no mark', async () => {
  await open();
  tap('사과');
  act(closeBridge);
  becomeVisible();
  comeBack();
  expect(mark()).toBeNull();
});

test('a product opened in another tab is marked when this tab is visible again', async () => {
  await open();
  tap('배', { ctrlKey: true });
  becomeVisible();
  await marked();
  expect(mark()?.closest('article')).toHaveTextContent('배');
});

test('the mark belongs to the page that was left, and goes with the next tap', async () => {
  await open();
  tap('배', { ctrlKey: true });
  window.history.replaceState({}, '', '/store');
  becomeVisible();
  expect(mark()).toBeNull();
  window.history.replaceState({}, '', '/season');
  becomeVisible();
  await marked();
  tap('사과');
  expect(mark()).toBeNull();
});

test('[SHP-06] a heart beside the mark likes the product', async () => {
  signIn();
  answer('POST /api/v1/user/like/product', { productNo: 2, isLike: true, likeCount: 1 });
  const { user } = await open();
  tap('배', { ctrlKey: true });
  becomeVisible();
  await marked();
  await user.click(screen.getByText('찜하기'));
  expect(await screen.findByRole('button', { name: '배 찜했어요' })).toBeVisible();
  await waitFor(() => expect(requestsTo('POST /api/v1/user/like/product')).toMatchObject([{ body: { productNo: 2 } }]));
});

test.each(['[]', '{"productNo":"1"}', '{"productNo":1,"page":"/season"}'])(
  '%s is not accepted as a visit',
  async (text) => {
    window.sessionStorage.setItem('shop:seenAtSeller', text);
    await open();
    becomeVisible();
    expect(mark()).toBeNull();
  },
);
