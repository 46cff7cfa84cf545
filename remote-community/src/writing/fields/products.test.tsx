import { links } from '@jangteo/contract/links';
import { answer, cleanup, pagesOf, refuse, requestsTo, screen, waitFor, within } from '@jangteo/testing';
import { appleOf } from '../../testing/posts.ts';
import { profile } from '../../testing/profile.ts';
import { button, failure, open, prepareWriting, write, writeText } from '../../testing/writing.ts';
import { findDraft } from '../drafts/draft.ts';

beforeEach(prepareWriting);

describe('[COM-02] products', () => {
  const search = 'GET /api/v1/search';
  const pick = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
    await user.click(button('상품 넣기'));
    await user.type(screen.getByRole('searchbox', { name: '상품 검색어' }), '사과');
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: new RegExp(name) }));
  };

  beforeEach(() =>
    answer(search, {
      type: 'product',
      correctedKeyword: null,
      suggestedKeyword: null,
      ...pagesOf([appleOf(3, '부사 3kg'), appleOf(4, '홍로 5kg')])({ query: { page: '1' } }),
    }),
  );

  test('are searched in the market, kept with the draft and sent in their order', async () => {
    answer(write, { postId: 31 });
    const page = await open();
    await writeText(page);
    await pick(page, '홍로 5kg');
    await pick(page, '부사 3kg');
    await pick(page, '부사 3kg');
    cleanup();
    const again = await open();
    await again.user.click(button('이어 쓰기'));
    expect(screen.getByRole('heading', { name: '상품 2/5' })).toBeVisible();
    await again.user.click(button('올리기'));
    await waitFor(() => expect(again.location()).toBe(links.communityPost(31)));
    expect(requestsTo(write)).toMatchObject([{ body: { productNos: [4, 3] } }]);
  });

  test('can be typed at once: the field has the focus', async () => {
    const { user } = await open();
    await user.click(button('상품 넣기'));
    expect(screen.getByRole('searchbox', { name: '상품 검색어' })).toHaveFocus();
  });

  test('are taken out again', async () => {
    const page = await open();
    await pick(page, '홍로 5kg');
    await page.user.click(button('홍로 5kg 빼기'));
    expect(screen.getByRole('heading', { name: '상품 0/5' })).toBeVisible();
    expect(findDraft('dashboard:new', profile.signUpDt)).toBeUndefined();
  });

  test('a search that finds nothing or fails says so', async () => {
    const page = await open();
    refuse(search, failure);
    await page.user.click(button('상품 넣기'));
    await page.user.type(screen.getByRole('searchbox', { name: '상품 검색어' }), '사과');
    expect(await screen.findByText('상품을 찾지 못했어요.')).toBeVisible();
    answer(search, {
      type: 'product',
      correctedKeyword: null,
      suggestedKeyword: null,
      ...pagesOf([])({ query: { page: '1' } }),
    });
    await page.user.type(screen.getByRole('searchbox', { name: '상품 검색어' }), '나무');
    expect(await screen.findByText('찾는 상품이 없어요.')).toBeVisible();
  });
});
