import type { Post } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { NotFound } from '@jangteo/navigation';
import {
  answer,
  cleanup,
  fireEvent,
  holdBack,
  refuse,
  renderPage,
  requestsTo,
  screen,
  waitFor,
} from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import { post } from '../testing/posts.ts';
import { profile } from '../testing/profile.ts';
import {
  ask,
  body,
  button,
  edit,
  failure,
  heard,
  imageOf,
  one,
  open,
  prepareWriting,
  remote,
  title,
  write,
  writeText,
} from '../testing/writing.ts';
import { findDraft } from './drafts/draft.ts';

beforeEach(prepareWriting);

test.each([
  ['community:post-form', '/community/dash-board/form/:postId?'],
  ['community:question-form', '/community/qna/form/:postId?'],
] as const)('[RTE-20] %s requires a login, keeps its text and has no bottom navigation', (id, path) => {
  expect(routeTable[id]).toMatchObject({ path, requiresLogin: true, keepsText: true, noBottomNav: true });
});

test('[COM-02] a post is written: topic, title and text are sent once, and the member is led to it', async () => {
  answer(write, { postId: 31 });
  const page = await open(`${links.communityPostForm()}?topic=recipe`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('글쓰기');
  expect(screen.getByRole('radio', { name: '레시피' })).toBeChecked();
  expect(button('올리기')).toBeDisabled();
  await writeText(page);
  expect(screen.getByText('5/60자')).toBeVisible();
  await page.user.click(button('올리기'));
  await waitFor(() => expect(page.location()).toBe(links.communityPost(31)));
  expect(requestsTo(write)).toMatchObject([
    { body: { topic: 'recipe', title: '사과 후기', body: '사과가 맛있었어요.', images: [], productNos: [] } },
  ]);
  expect(findDraft('dashboard:new', profile.signUpDt)).toBeUndefined();
  expect(heard).toContainEqual(
    expect.objectContaining({ name: 'create post', properties: { post_id: 31, post_type: 'dashboard' } }),
  );
});

test('[COM-02] a title or text in which nothing is seen cannot be sent, and does not count towards the stars', async () => {
  const { user } = await open();
  await user.type(title(), '\u3164');
  await user.type(body(), '사과가 맛있었어요.\u200b\u2800');
  expect(screen.getByText('11자 더 쓰면 별을 받을 수 있어요.')).toBeVisible();
  expect(button('올리기')).toBeDisabled();
  await user.type(title(), '사과');
  expect(button('올리기')).toBeEnabled();
  await user.clear(body());
  await user.type(body(), '\u200b');
  expect(button('올리기')).toBeDisabled();
});

test('[COM-02] Enter in the title leads to the text and sends nothing, also while a syllable is composed', async () => {
  const page = await open();
  await writeText(page);
  await page.user.click(title());
  expect(fireEvent.keyDown(title(), { key: 'Enter', isComposing: true })).toBe(true);
  expect(title()).toHaveFocus();
  await page.user.keyboard('{Enter}');
  expect(body()).toHaveFocus();
  expect(requestsTo(write)).toEqual([]);
});

test('[RTE-20] the form of a question opens with the searched words as its title', async () => {
  answer(ask, { postId: 32 });
  const page = await open(`${links.communityQuestionForm()}?title=${encodeURIComponent('감자 보관')}`);
  expect(title()).toHaveValue('감자 보관');
  await page.user.type(body(), '감자에 싹이 나지 않게 하려면요?');
  await page.user.click(button('질문 올리기'));
  await waitFor(() => expect(page.location()).toBe(links.communityQuestion(32)));
});

test('[COM-03] a question with an accepted answer keeps its title, also where a draft has another one', async () => {
  const editQuestion = 'PUT /api/v1/community/qna/:id';
  const question: Post = { ...post, board: 'qna', isMine: true, images: [] };
  answer('GET /api/v1/community/qna/:id', question);
  const page = await open(links.communityQuestionForm(7));
  expect(title()).not.toHaveAttribute('readonly');
  await page.user.type(title(), ' 맞나요?');
  await page.user.type(body(), '!');
  cleanup();
  answer('GET /api/v1/community/qna/:id', { ...question, acceptedReplyId: 3 });
  answer(editQuestion, { postId: 7, editDt: '2026-11-22T10:00:00.000Z' });
  const again = await open(links.communityQuestionForm(7));
  await again.user.click(button('이어 고치기'));
  expect(title()).toHaveAttribute('readonly');
  expect(title()).toHaveAccessibleDescription(/답변을 채택하여 제목은 바꿀 수 없어요\./);
  await again.user.click(button('고치기'));
  await waitFor(() => expect(again.location()).toBe(links.communityQuestion(7)));
  expect(requestsTo(editQuestion)).toMatchObject([{ body: { title: post.title, body: `${post.body}!` } }]);
});

test('[COM-08] the form says how much is missing until a post earns stars', async () => {
  const { user } = await open();
  expect(screen.getByText('20자 더 쓰면 별을 받을 수 있어요.')).toBeVisible();
  await user.type(body(), '가 '.repeat(20));
  expect(screen.getByText('별을 받을 수 있는 길이예요.')).toBeVisible();
});

test('a text that is too long is kept whole and cannot be sent', async () => {
  const { user } = await open();
  fireEvent.change(title(), { target: { value: '가'.repeat(61) } });
  await user.type(body(), '내용');
  expect(screen.getByText('61/60자')).toHaveAttribute('data-tone', 'bad');
  expect(title()).toBeInvalid();
  expect(button('올리기')).toBeDisabled();
  fireEvent.change(title(), { target: { value: '🍎'.repeat(60) } });
  expect(button('올리기')).toBeEnabled();
});

describe('[RTE-20] with an id the form edits', () => {
  const mine = { ...post, isMine: true, images: [imageOf(1)] };

  test('one’s own post', async () => {
    answer(one, mine);
    answer(edit, { postId: 7, editDt: '2026-11-22T10:00:00.000Z' });
    const page = await open(links.communityPostForm(7));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('글 고치기');
    expect(title()).toHaveValue('우리 집 김치찌개');
    await page.user.type(title(), '!');
    await page.user.click(button('고치기'));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(7)));
    expect(requestsTo(edit)).toMatchObject([
      { params: { id: '7' }, body: { title: '우리 집 김치찌개!', images: [imageOf(1).imageUrl] } },
    ]);
    expect(heard).toContainEqual(
      expect.objectContaining({ name: 'edit post', properties: { post_id: 7, post_type: 'dashboard' } }),
    );
  });

  test('a failed change is kept and can be sent again', async () => {
    answer(one, mine);
    refuse(edit, failure);
    const page = await open(links.communityPostForm(7));
    await page.user.type(title(), '!');
    await page.user.click(button('고치기'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(title()).toHaveValue('우리 집 김치찌개!');
    expect(findDraft('dashboard:7', profile.signUpDt)?.title).toBe('우리 집 김치찌개!');
    expect(button('고치기')).toBeEnabled();
  });

  test('not another member’s, nor one that does not exist, nor an id that is none', async () => {
    answer(one, { ...mine, isMine: false });
    await expect(open(links.communityPostForm(7))).rejects.toThrow(NotFound);
    answer(one, { ...mine, board: 'survey' });
    await expect(open(links.communityPostForm(7))).rejects.toThrow(NotFound);
    answer(one, { ...mine, boardDate: '2026-11-22' });
    await expect(open(links.communityPostForm(7))).rejects.toThrow(NotFound);
    refuse(one, { status: 404, code: 8, message: '없음' });
    await expect(open(links.communityPostForm(7))).rejects.toThrow(NotFound);
    await expect(open('/community/dash-board/form/abc')).rejects.toThrow(NotFound);
  });

  test('and leads to /404, too, where the data comes late', async () => {
    answer(one, { ...mine, isMine: false });
    const release = holdBack(one);
    const { location } = await renderPage(remote, links.communityPostForm(7), { dataFirst: false });
    release();
    await waitFor(() => expect(location()).toBe('/404'));
  });
});
