import type { Reply } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { closeBridge, useBridge } from '@jangteo/overlay';
import {
  act,
  answer,
  answerRaw,
  cleanup,
  holdBack,
  pagesOf,
  refuse,
  renderHook,
  renderPage,
  requestsTo,
  screen,
  signInAs,
  waitFor,
  within,
} from '@jangteo/testing';
import { answerQuestion, questions, toasts } from '@jangteo/testing/overlays';
import { onlineManager } from '@tanstack/react-query';
import { routeTable } from '../../route-table.ts';
import routes from '../../routes.ts';
import { answerOfWriter, appleOf, post, reply } from '../../testing/posts.ts';
import { profile } from '../../testing/profile.ts';

const list = 'GET /api/v1/community/dashboard/:id/reply';
const write = 'POST /api/v1/community/dashboard/:id/reply';
const like = 'PUT /api/v1/community/dashboard/:id/reply/:replyId/like';
const remove = 'DELETE /api/v1/community/dashboard/:id/reply/:replyId';
const accuse = 'POST /api/v1/community/accuse';
const check = 'GET /api/v1/community/ban-words/validation';

const path = '/community/board-detail/7';
const open = (replies: Reply[] = [], address = path) => {
  answer(list, pagesOf(replies));
  return renderPage({ routeTable, routes }, address);
};
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: '댓글 쓰기' });
const items = () => within(screen.getByRole('region', { name: /^댓글/ })).queryAllByRole('listitem');

beforeEach(() => {
  answer('GET /api/v2/user/profile', profile);
  answer('GET /api/v1/community/dashboard/:id', post);
  answer('POST /api/v1/community/dashboard/:id/view-count', { viewCount: 241 });
  answer(check, { valid: true, words: [] });
});

describe('[COM-03] a member writes a reply', () => {
  beforeEach(() => signInAs());

  test('which is seen at once, and stays when the server has it', async () => {
    answer(write, { replyId: 9 });
    const release = holdBack(write);
    const { user } = await open([reply(1)]);
    await user.type(field(), '저도 해 볼게요');
    await user.click(button('등록'));
    expect(items().at(-1)).toHaveTextContent('등록하는 중이에요저도 해 볼게요');
    expect(field()).toHaveValue('');
    answer(list, pagesOf([reply(1), reply(9, { body: '저도 해 볼게요', isMine: true })]));
    release();
    await waitFor(() => expect(items().at(-1)).toHaveTextContent(/제철사냥꾼.*저도 해 볼게요/));
    expect(screen.getAllByText('저도 해 볼게요')).toHaveLength(1);
    expect(requestsTo(write)).toMatchObject([{ params: { id: '7' }, body: { body: '저도 해 볼게요' } }]);
  });

  test('and deletes it: it is gone', async () => {
    answer(write, { replyId: 9 });
    answer(remove, {});
    const { user } = await open([reply(1)]);
    await user.type(field(), '저도 해 볼게요');
    answer(list, pagesOf([reply(1), reply(9, { body: '저도 해 볼게요', isMine: true })]));
    await user.click(button('등록'));
    await waitFor(() => expect(items()).toHaveLength(2));
    const menus = await screen.findAllByRole('button', { name: '댓글 메뉴' });
    await user.click(menus.at(-1) as HTMLElement);
    await user.click(button('삭제하기'));
    answer(list, pagesOf([reply(1)]));
    await answerQuestion(true);
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(screen.queryByText('저도 해 볼게요')).toBeNull();
  });

  test('also where the end of the replies has not been loaded', async () => {
    answer(write, { replyId: 99 });
    answer(list, pagesOf([reply(1), reply(2), reply(3)], 2));
    const { user } = await renderPage({ routeTable, routes }, path);
    await user.type(field(), '맨 끝 댓글');
    await user.click(button('등록'));
    await waitFor(() => expect(items().at(-1)).toHaveTextContent('방금 쓴 내 댓글맨 끝 댓글'));
  });

  test('whose text comes back when it could not be sent, and is sent again under the same key', async () => {
    answerRaw(write, 'gateway', 502);
    const { user } = await open();
    await user.type(field(), '저도 해 볼게요');
    await user.click(button('등록'));
    expect(await screen.findByText(/댓글을 보내지 못했어요/)).toBeVisible();
    expect(field()).toHaveValue('저도 해 볼게요');
    expect(items()).toEqual([]);
    answer(write, { replyId: 9 });
    await user.click(button('등록'));
    await waitFor(() => expect(field()).toHaveValue(''));
    const keys = requestsTo(write).map(({ body }) => (body as { requestKey: string }).requestKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('whose repeat comes too soon keeps its key: the request before may have been stored', async () => {
    answerRaw(write, 'gateway', 502);
    const { user } = await open();
    await user.type(field(), '저도 해 볼게요');
    await user.click(button('등록'));
    await screen.findByText(/댓글을 보내지 못했어요/);
    refuse(write, { status: 429, code: 13, message: '잠시 후 다시 써 주세요.' });
    await user.click(button('등록'));
    await screen.findByText('잠시 후 다시 써 주세요.');
    answer(write, { replyId: 9 });
    await user.click(button('등록'));
    await waitFor(() => expect(field()).toHaveValue(''));
    const keys = requestsTo(write).map(({ body }) => (body as { requestKey: string }).requestKey);
    expect(keys).toEqual(Array(3).fill(keys[0]));
  });

  test('without a connection: it is not on its way for ever, and the text comes back', async () => {
    answerRaw(write, 'gateway', 502);
    const { user } = await open();
    await user.type(field(), '저도 해 볼게요');
    act(() => onlineManager.setOnline(false));
    try {
      await user.click(button('등록'));
      expect(await screen.findByText(/댓글을 보내지 못했어요/)).toBeVisible();
      expect(field()).toHaveValue('저도 해 볼게요');
    } finally {
      act(() => onlineManager.setOnline(true));
    }
  });

  test('whose changed text is another request', async () => {
    answerRaw(write, 'gateway', 502);
    const { user } = await open();
    await user.type(field(), '하나');
    await user.click(button('등록'));
    await screen.findByText(/댓글을 보내지 못했어요/);
    await user.type(field(), ' 둘');
    expect(screen.queryByText(/댓글을 보내지 못했어요/)).toBeNull();
    await user.click(button('등록'));
    await waitFor(() => expect(requestsTo(write)).toHaveLength(2));
    const keys = requestsTo(write).map(({ body }) => (body as { requestKey: string }).requestKey);
    expect(new Set(keys).size).toBe(2);
  });

  test('whose text outlives the tab, and is offered to its writer only', async () => {
    const { user } = await open();
    await user.type(field(), '쓰다 만 글');
    document.body.replaceChildren();
    window.sessionStorage.clear();
    await open();
    await waitFor(() => expect(field()).toHaveValue('쓰다 만 글'));

    document.body.replaceChildren();
    answer('GET /api/v2/user/profile', { ...profile, signUpDt: '2025-05-06T07:08:09.000Z' });
    await open();
    await waitFor(() => expect(requestsTo('GET /api/v2/user/profile')).toHaveLength(3));
    expect(field()).toHaveValue('');
  });

  test('whose text is kept for 30 days, also while another member begins one on the same device', async () => {
    const begun = '쓰다 만 글';
    const { user } = await open();
    await waitFor(() => expect(requestsTo('GET /api/v2/user/profile')).toHaveLength(1));
    await user.type(field(), begun);
    const storedText = () => window.localStorage.getItem('community:replyDrafts') ?? '[]';
    await waitFor(() => expect(JSON.parse(storedText())).toMatchObject([{ text: begun, owner: profile.signUpDt }]));
    const [stored] = JSON.parse(storedText());

    cleanup();
    answer('GET /api/v2/user/profile', { ...profile, signUpDt: '2025-05-06T07:08:09.000Z' });
    const { user: other } = await open();
    await waitFor(() => expect(requestsTo('GET /api/v2/user/profile')).toHaveLength(2));
    await other.type(field(), '다른 회원의 글');

    answer('GET /api/v2/user/profile', profile);
    cleanup();
    await open();
    await waitFor(() => expect(field()).toHaveValue(begun));

    const dayMs = 24 * 60 * 60_000;
    for (const [days, text] of [
      [29, begun],
      [31, ''],
    ] as const) {
      cleanup();
      const aged = { ...stored, savedAt: stored.savedAt - days * dayMs };
      window.localStorage.setItem('community:replyDrafts', JSON.stringify([aged]));
      const calls = requestsTo('GET /api/v2/user/profile').length;
      await open();
      await waitFor(() => expect(requestsTo('GET /api/v2/user/profile')).toHaveLength(calls + 1));
      await waitFor(() => expect(field()).toHaveValue(text));
    }
  });

  test('whose text goes when a logout in another tab removes the drafts', async () => {
    const { user } = await open();
    await user.type(field(), '쓰다 만 글');
    act(() => {
      window.localStorage.removeItem('community:replyDrafts');
      window.dispatchEvent(new StorageEvent('storage', { key: 'community:replyDrafts', newValue: null }));
    });
    expect(field()).toHaveValue('');
  });

  test('whose text is stored again once another tab, which had stored one in its place, has sent that', async () => {
    const { user } = await open();
    await waitFor(() => expect(requestsTo('GET /api/v2/user/profile')).toHaveLength(1));
    await user.type(field(), '쓰다 만 글');
    const stored = () => window.localStorage.getItem(key) ?? '';
    const key = 'community:replyDrafts';
    const storeElsewhere = (newValue: string) =>
      act(() => {
        window.localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      });
    await waitFor(() => expect(stored()).toContain('쓰다 만 글'));
    storeElsewhere(stored().replace('쓰다 만 글', '다른 창의 글'));
    storeElsewhere('[]');
    expect(stored()).toContain('쓰다 만 글');
    storeElsewhere(stored());
    storeElsewhere('[]');
    expect(stored()).toBe('[]');
  });

  test('[COM-04] whose ban words are named in place, before and after sending', async () => {
    answer(check, { valid: false, words: ['나쁜말'] });
    const { user } = await open();
    await user.type(field(), '나쁜말');
    expect(await screen.findByText('쓸 수 없는 표현이 있어요: 나쁜말')).toBeVisible();
    expect(button('등록')).toBeDisabled();
    answer(check, { valid: true, words: [] });
    refuse(write, { status: 400, code: 12, message: '쓸 수 없는 표현이 있어요: 나쁜 말' });
    await user.clear(field());
    await user.type(field(), '나쁜 말');
    await user.click(button('등록'));
    expect(await screen.findByText('쓸 수 없는 표현이 있어요: 나쁜 말')).toBeVisible();
    expect(field()).toHaveValue('나쁜 말');
  });

  test('to a reply, whose writer is named', async () => {
    answer(write, { replyId: 9 });
    const { user } = await open([reply(1)]);
    await user.click(button('답글'));
    const answerField = screen.getByRole('textbox', { name: '제철사냥꾼님에게 답글' });
    expect(answerField).toHaveFocus();
    await user.type(answerField, '고마워요');
    await user.click(button('등록'));
    await waitFor(() => expect(requestsTo(write)).toMatchObject([{ body: { body: '고마워요', replyToId: 1 } }]));
    expect(within(items()[0] as HTMLElement).getByText('고마워요')).toBeVisible();
  });

  test('to a reply that is chosen while the text before it is on its way, which a closed page does not lose', async () => {
    const stored = () => window.localStorage.getItem('community:replyDrafts') ?? '';
    answer(write, { replyId: 9 });
    const release = holdBack(write);
    const page = await open([reply(1)]);
    await page.user.type(field(), '저도 해 볼게요');
    await page.user.click(button('등록'));
    await page.user.click(button('답글'));
    expect(stored()).toContain('저도 해 볼게요');
    release();
    await waitFor(() => expect(stored()).not.toContain('저도 해 볼게요'));
    const answerField = screen.getByRole('textbox', { name: '제철사냥꾼님에게 답글' });
    await waitFor(() => expect(answerField).not.toHaveAttribute('readonly'));
    expect(answerField).toHaveValue('');
    await page.user.type(answerField, '고마워요');
    await page.user.click(button('등록'));
    await waitFor(() => expect(requestsTo(write)).toHaveLength(2));
    expect(requestsTo(write)[1]).toMatchObject({ body: { body: '고마워요', replyToId: 1 } });
  });

  test('to a reply that has been deleted meanwhile: the text stays, and the replies are loaded again', async () => {
    refuse(write, { status: 404, code: codes.noData, message: '답글을 달 댓글이 삭제되었어요.' });
    const { user } = await open([reply(1)]);
    await user.click(button('답글'));
    await user.type(screen.getByRole('textbox', { name: '제철사냥꾼님에게 답글' }), '고마워요');
    answer(list, pagesOf([reply(1, { author: null, body: null, children: [answerOfWriter(2)] })]));
    await user.click(button('등록'));
    expect(await screen.findByText('답글을 달 댓글이 삭제되었어요.')).toBeVisible();
    expect(await screen.findByText('삭제된 댓글이에요.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '제철사냥꾼님에게 답글' })).toHaveValue('고마워요');
  });

  test('that cites up to three products, which stay with the draft and are sent in their order', async () => {
    const products = [3, 4, 5].map((n) => appleOf(n, `상품 ${n}`));
    const found = pagesOf(products)({ query: { page: '1' } });
    answer('GET /api/v1/search', { type: 'product', correctedKeyword: null, suggestedKeyword: null, ...found });
    answerRaw(write, 'gateway', 502);
    const { user } = await open();
    await user.type(field(), '이걸 써 보세요');
    const cite = async (name: string) => {
      await user.click(button(/^상품 곁들이기/));
      await user.type(screen.getByRole('searchbox', { name: '상품 검색어' }), '상품');
      await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: new RegExp(name) }));
    };
    for (const name of ['상품 4', '상품 3', '상품 5']) await cite(name);
    expect(button('상품 곁들이기 3/3')).toBeDisabled();
    await user.click(button('등록'));
    expect(await screen.findByText(/보내지 못했어요/)).toBeVisible();
    document.body.replaceChildren();
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: '상품 3 빼기' }));
    answer(write, { replyId: 9 });
    await again.user.click(button('등록'));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(requestsTo(write)).toMatchObject([
      { body: { productNos: [4, 3, 5] } },
      { body: { body: '이걸 써 보세요', productNos: [4, 5] } },
    ]);
    expect(screen.queryByRole('region', { name: '곁들일 상품' })).toBeNull();
    expect(screen.getByRole('region', { name: /^댓글/ })).toHaveTextContent(/이걸 써 보세요.*상품 4.*상품 5/);
  });

  test('with a counter, of up to 1,000 letters', async () => {
    const { user } = await open();
    await user.type(field(), '다섯 글자');
    expect(screen.getByText('5/1,000자')).toBeVisible();
    await user.clear(field());
    await user.click(field());
    await user.paste('🍎'.repeat(1_000));
    expect(screen.getByText('1,000/1,000자')).toBeVisible();
    expect(button('등록')).toBeEnabled();
    await user.paste('🍎');
    expect(screen.getByText('1,001/1,000자')).toBeVisible();
    expect(field()).toBeInvalid();
    expect(button('등록')).toBeDisabled();
    expect(field()).toHaveValue('🍎'.repeat(1_001));
  });
});

test('[COM-03] a visitor’s reply is sent after the login', async () => {
  const { user, location } = await open();
  window.history.replaceState(null, '', path);
  await user.type(field(), '로그인하고 쓸게요');
  await user.click(button('등록'));
  await waitFor(() => expect(location()).toBe('/login'));
  signInAs();
  answer(write, { replyId: 9 });
  document.body.replaceChildren();
  await open();
  await waitFor(() => expect(requestsTo(write)).toMatchObject([{ body: { body: '로그인하고 쓸게요' } }]));
  window.history.replaceState(null, '', '/');
});

test('[COM-03] a banned member sees why and until when, and keeps the text', async () => {
  signInAs();
  const message = '광고 글로 12월 1일까지 이용이 제한되었습니다.';
  window.localStorage.setItem('banStatus', JSON.stringify({ isBanned: true, message }));
  const { user } = await open();
  await user.type(field(), '쓰고 싶은 글');
  await user.click(button('등록'));
  expect(await answerQuestion(true)).toBe(message);
  expect(field()).toHaveValue('쓰고 싶은 글');
  expect(requestsTo(write)).toEqual([]);
});

test('[COM-03] a product that a reply cites leads over the bridge to its seller, where its view is counted', async () => {
  const { result: bridge } = renderHook(useBridge);
  const { user } = await open([reply(1, { products: [appleOf(3, '부사 3kg')] })]);
  const link = within(items()[0] as HTMLElement).getByRole('link', { name: '부사 3kg' });
  expect(link).toHaveAttribute('href', 'https://shop.test/product/3');
  await user.click(link);
  expect(bridge.current).toMatchObject({ open: true, productNo: 3, order: 1 });
  act(closeBridge);
});

test('[COM-03] a member likes a reply', async () => {
  signInAs();
  answer(like, { isLike: true, likeCount: 5 });
  const { user } = await open([reply(1, { likeCount: 4 })]);
  await user.click(within(items()[0] as HTMLElement).getByRole('button', { name: '좋아요 4' }));
  await waitFor(() => expect(button('좋아요 5')).toBePressed());
  expect(requestsTo(like)).toMatchObject([{ params: { id: '7', replyId: '1' }, body: { isLike: true } }]);
});

test('[COM-03] a like of a reply that was deleted meanwhile says so, and the reply is not shown any longer', async () => {
  signInAs();
  refuse(like, { status: 404, code: codes.noData, message: '삭제되었거나 볼 수 없는 댓글이에요.' });
  const { user } = await open([reply(5)]);
  answer(list, pagesOf<Reply>([]));
  await user.click(within(items()[0] as HTMLElement).getByRole('button', { name: /^좋아요/ }));
  expect(await answerQuestion(true)).toBe('삭제되었거나 볼 수 없는 댓글이에요.');
  await waitFor(() => expect(items()).toEqual([]));
});

test('[COM-03] a member deletes their own reply after a question', async () => {
  signInAs();
  answer(remove, {});
  const { user } = await open([reply(1, { isMine: true, children: [answerOfWriter(2)] })]);
  await user.click(within(items()[0] as HTMLElement).getAllByRole('button', { name: '댓글 메뉴' })[0] as HTMLElement);
  await user.click(button('삭제하기'));
  answer(list, pagesOf([reply(1, { author: null, body: null, children: [answerOfWriter(2)] })]));
  await answerQuestion(true);
  expect(await screen.findByText('삭제된 댓글이에요.')).toBeVisible();
  expect(toasts()).toEqual(['댓글을 삭제했어요.']);
});

test('[COM-03] a member reports a reply', async () => {
  signInAs();
  answer(accuse, { accuseDt: '2026-11-22T10:00:00Z' });
  const { user } = await open([reply(5)]);
  await user.click(button('댓글 메뉴'));
  await user.click(button('신고하기'));
  await user.click(screen.getByRole('radio', { name: '욕설이나 비방이에요' }));
  await user.click(button('신고하기'));
  await waitFor(() =>
    expect(requestsTo(accuse)).toMatchObject([{ body: { target: 'reply', targetId: 5, reason: 'abuse' } }]),
  );
});

test('[COM-03] the reply named by the address is marked, also on a later page', async () => {
  answer(list, pagesOf([reply(1), reply(2), reply(3)], 2));
  const scrolled = jest.fn();
  // jsdom lays nothing out and has no such function.
  Element.prototype.scrollIntoView = scrolled;
  await renderPage({ routeTable, routes }, `${path}?reply=3`);
  const marked = await screen.findByText('댓글 3');
  expect(marked.closest('[aria-current=true]')).toHaveAttribute('id', 'reply-3');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('[COM-03] a reply that is newer than the replies kept from an earlier visit is loaded and marked', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  answer(list, pagesOf([reply(1)]));
  await renderPage({ routeTable, routes }, `${path}?reply=2`);
  answer(list, pagesOf([reply(1), reply(2)]));
  const marked = await screen.findByText('댓글 2');
  expect(marked.closest('[aria-current=true]')).toHaveAttribute('id', 'reply-2');
});

test('[COM-03] a named reply that is gone is asked for once more, not again and again, and the reader is told', async () => {
  await open([reply(1)], `${path}?reply=2`);
  await waitFor(() => expect(requestsTo(list)).toHaveLength(2));
  await screen.findByText('댓글 1');
  await waitFor(() => expect(toasts()).toEqual(['삭제되었거나 볼 수 없는 댓글이에요.']));
  expect(requestsTo(list)).toHaveLength(2);
});

test('[COM-03] a member who has withdrawn is named without level and title', async () => {
  signInAs();
  const { user } = await open([reply(1, { author: { memberId: 3, nickname: null, level: 1 } })]);
  const item = within(items()[0] as HTMLElement);
  expect(item.getByText('탈퇴한 회원')).toBeVisible();
  expect(item.queryByText(/^Lv/)).toBeNull();
  await user.click(item.getByRole('button', { name: '답글' }));
  expect(screen.getByRole('textbox', { name: '탈퇴한 회원에게 답글' })).toHaveFocus();
  await user.click(item.getByRole('button', { name: '댓글 메뉴' }));
  await user.click(button('글쓴이 차단하기'));
  await waitFor(() => expect(questions()).toMatchObject([{ title: '탈퇴한 회원을 차단할까요?' }]));
  await answerQuestion(false);
});

test('[COM-03] a mention names the member it is for', async () => {
  await open([
    reply(1, { children: [{ ...answerOfWriter(2), mention: { memberId: 3, nickname: '밥상지기', level: 2 } }] }),
  ]);
  expect(screen.getByText('@밥상지기')).toBeVisible();
});
