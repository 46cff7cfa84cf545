import { listenToReports, type Report } from '@jangteo/analytics';
import type { MyLevel, Poll, Post, PostDraft } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { NotFound } from '@jangteo/navigation';
import { useToasts } from '@jangteo/overlay';
import {
  act,
  answer,
  cleanup,
  fireEvent,
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
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { appleOf, post, postItem } from '../testing/posts.ts';
import { profile } from '../testing/profile.ts';
import { piecesOf } from '../typing/use-ban-words.ts';
import { findDraft } from './drafts/draft.ts';

const profileCall = 'GET /api/v2/user/profile';
const write = 'POST /api/v1/community/dashboard';
const ask = 'POST /api/v1/community/qna';
const edit = 'PUT /api/v1/community/dashboard/:id';
const one = 'GET /api/v1/community/dashboard/:id';
const draftCall = 'GET /api/v1/community/draft/:board';
const keep = 'PUT /api/v1/community/draft/:board';
const forget = 'DELETE /api/v1/community/draft/:board';
const check = 'GET /api/v1/community/ban-words/validation';
const upload = 'POST /api/v1/community/image';

const remote = { routeTable, routes };
const open = (path = links.communityPostForm()) => renderPage(remote, path);

const title = () => screen.getByRole('textbox', { name: '제목' });
const body = () => screen.getByRole('textbox', { name: '내용' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const photos = () => within(screen.getByRole('region', { name: '사진' }));

const failure = { status: 500, code: 5, message: '오류' } as const;
const imageOf = (n: number) => ({ imageUrl: `/img/m-${String(n).padStart(32, '0')}`, width: 640, height: 480 });
const photo = (name = 'dinner.jpg') => new File(['x'], name, { type: 'image/jpeg' });

const heard: Report[] = [];

beforeEach(() => {
  signInAs();
  answer(profileCall, profile);
  answer(check, { valid: true, words: [] });
  answer('GET /api/v1/community/qna/similar', { list: [] });
  answer(draftCall, { draft: null });
  answer(keep, ({ body: sent }) => ({ writeDt: (sent as { writeDt: string }).writeDt }));
  answer(forget, {});
  listenToReports((report) => heard.push(report));
  heard.length = 0;
});

async function writeText({ user }: Awaited<ReturnType<typeof open>>, text = '사과가 맛있었어요.') {
  await user.type(title(), '사과 후기');
  await user.type(body(), text);
}

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

describe('answered questions that resemble the one that is written', () => {
  const similar = 'GET /api/v1/community/qna/similar';
  const found = {
    ...postItem(9, { board: 'qna', title: '감자 싹 안 나게 하는 법', replyCount: 4 }),
    isAccepted: false,
  };

  test('unfold below the title and lead to their answers; the draft is kept', async () => {
    answer(similar, { list: [found] });
    const page = await open(links.communityQuestionForm());
    expect(screen.getByText('제목을 쓰면 답변이 있는 비슷한 질문을 찾아 드려요.')).toBeVisible();
    await page.user.type(title(), '감자 싹');
    await page.user.click(await screen.findByText('비슷한 질문 1개에 답변이 있어요'));
    await page.user.click(screen.getByRole('link', { name: /감자 싹 안 나게 하는 법/ }));
    await waitFor(() => expect(page.location()).toBe(links.communityQuestion(9)));
    expect(findDraft('qna:new', profile.signUpDt)?.title).toBe('감자 싹');
  });

  test('are not looked for in a post, nor for a few letters; a failure is not shown', async () => {
    refuse(similar, failure);
    const post = await open();
    await post.user.type(title(), '감자 싹이 났어요');
    cleanup();
    const page = await open(links.communityQuestionForm());
    await page.user.type(title(), '감자');
    await page.user.type(body(), '내용');
    await page.user.type(title(), ' 싹이 났어요');
    await waitFor(() => expect(requestsTo(similar)).not.toEqual([]));
    expect(requestsTo(similar).filter(({ query }) => query.text !== '감자 싹이 났어요')).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
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

describe('[COM-04] ban words', () => {
  test('are shown while one writes, and the post cannot be sent', async () => {
    answer(check, ({ query }) =>
      query.text?.includes('나쁜말') ? { valid: false, words: ['나쁜말'] } : { valid: true, words: [] },
    );
    const page = await open();
    await writeText(page, '나쁜말을 써요');
    expect(await screen.findByText('쓸 수 없는 표현이 있어요: 나쁜말')).toBeVisible();
    expect(button('올리기')).toBeDisabled();
    await page.user.clear(body());
    await page.user.type(body(), '좋은 말을 써요');
    await waitFor(() => expect(button('올리기')).toBeEnabled());
  });

  test('that only the server finds are shown, and the text stays', async () => {
    refuse(check, failure);
    refuse(write, { status: 400, code: 12, message: '쓸 수 없는 표현이 있어요: 나쁜말' });
    const page = await open();
    await writeText(page);
    await page.user.click(button('올리기'));
    expect(await screen.findByRole('alert')).toHaveTextContent('쓸 수 없는 표현이 있어요: 나쁜말');
    expect(body()).toHaveValue('사과가 맛있었어요.');
    expect(body()).not.toHaveAttribute('readonly');
  });

  test('a long text is checked in pieces that overlap and cut no character', () => {
    const text = '🍎'.repeat(2_500);
    const pieces = piecesOf(text);
    expect(pieces.every((piece) => [...piece].length <= 1_000 && [...piece].every((one) => one === '🍎'))).toBe(true);
    const [first = '', second = ''] = piecesOf(`${'가'.repeat(995)}나쁜말입니다${'다'.repeat(500)}`);
    expect([first, second].some((piece) => piece.includes('나쁜말입니다'))).toBe(true);
  });
});

describe('nothing is lost', () => {
  test('what was written is offered when the form is opened again', async () => {
    const page = await open();
    await writeText(page);
    cleanup();
    const again = await open();
    expect(screen.getByRole('heading', { name: '쓰던 글이 있어요' })).toBeVisible();
    expect(screen.getByText('사과 후기')).toBeVisible();
    await again.user.click(button('이어 쓰기'));
    expect(title()).toHaveValue('사과 후기');
    expect(body()).toHaveValue('사과가 맛있었어요.');
  });

  test('a member who starts anew loses the draft only by writing', async () => {
    const page = await open();
    await writeText(page);
    cleanup();
    const again = await open();
    await again.user.click(button('새로 쓰기'));
    expect(body()).toHaveValue('');
    expect(findDraft('dashboard:new', profile.signUpDt)?.title).toBe('사과 후기');
    await again.user.type(title(), '배');
    expect(findDraft('dashboard:new', profile.signUpDt)?.title).toBe('배');
  });

  test('[RTE-20] a changed post that was not sent may be gone on with, or be begun from the published one', async () => {
    answer('GET /api/v1/community/dashboard/:id', { ...post, isMine: true });
    const page = await open(links.communityPostForm(7));
    await page.user.type(body(), ' 더 쓴 글');
    cleanup();
    const again = await open(links.communityPostForm(7));
    expect(screen.getByRole('heading', { name: '고치던 글이 있어요' })).toBeVisible();
    expect(button('이어 고치기')).toBeVisible();
    expect(screen.queryByRole('button', { name: '새로 쓰기' })).not.toBeInTheDocument();
    await again.user.click(button('올린 글에서 고치기'));
    expect(body()).toHaveValue(post.body);
  });

  test('leaving the form says that the draft is kept; an unchanged form says nothing', async () => {
    const page = await open();
    await page.user.type(title(), '배');
    cleanup();
    const { result: shown } = renderHook(useToasts);
    expect(shown.current.map(({ start }) => start)).toContain('쓰던 글을 임시저장했어요.');
  });

  test('another member on the same device is not offered the draft, and the boards do not share one', async () => {
    const page = await open();
    await writeText(page);
    cleanup();
    await open(links.communityQuestionForm());
    expect(title()).toHaveValue('');
    cleanup();
    answer(profileCall, { ...profile, signUpDt: '2026-05-05T00:00:00.000Z' });
    await open();
    expect(title()).toHaveValue('');
  });

  test('a lost reply keeps the key: the post is sent again unchanged, also after a reload', async () => {
    refuse(write, failure);
    const page = await open();
    await writeText(page);
    await page.user.click(button('올리기'));
    expect(await screen.findByRole('alert')).toHaveTextContent('다시 보내도 한 번만 올라가요');
    expect(body()).toHaveAttribute('readonly');
    cleanup();
    answer(write, { postId: 31 });
    const again = await open();
    expect(screen.getByRole('heading', { name: '올렸는지 확인하지 못한 글이 있어요' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '새로 쓰기' })).not.toBeInTheDocument();
    await again.user.click(button('이어 쓰기'));
    await again.user.click(button('다시 보내기'));
    await waitFor(() => expect(again.location()).toBe(links.communityPost(31)));
    const [first, second] = requestsTo(write);
    expect(second?.body).toEqual(first?.body);
  });

  test('a repeat that comes too soon keeps the key: the request before may have been stored', async () => {
    refuse(write, failure);
    const page = await open();
    await writeText(page);
    await page.user.click(button('올리기'));
    refuse(write, { status: 429, code: 13, message: '잠시 후 다시 써 주세요.' });
    await page.user.click(await screen.findByRole('button', { name: '다시 보내기' }));
    await waitFor(() => expect(requestsTo(write)).toHaveLength(2));
    answer(write, { postId: 31 });
    await page.user.click(await screen.findByRole('button', { name: '다시 보내기' }));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(31)));
    const keys = requestsTo(write).map((request) => (request.body as { requestKey: string }).requestKey);
    expect(keys).toEqual(Array(3).fill(keys[0]));
  });

  test('it is sent again as soon as the device is online', async () => {
    refuse(write, failure);
    const page = await open();
    await writeText(page);
    await page.user.click(button('올리기'));
    await screen.findByRole('alert');
    answer(write, { postId: 31 });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(31)));
  });

  test('a refused post may be changed and has a new key', async () => {
    refuse(write, { status: 429, code: 13, message: '잠시 후 다시 써 주세요.' });
    const page = await open();
    await writeText(page);
    await page.user.click(button('올리기'));
    expect(await screen.findByRole('alert')).toHaveTextContent('잠시 후 다시 써 주세요.');
    answer(write, { postId: 31 });
    await page.user.click(button('올리기'));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(31)));
    const [first, second] = requestsTo(write).map((request) => (request.body as { requestKey: string }).requestKey);
    expect(first).not.toBe(second);
  });

  test('two taps send one request', async () => {
    answer(write, { postId: 31 });
    const release = holdBack(write);
    const page = await open();
    await writeText(page);
    await page.user.dblClick(button('올리기'));
    release();
    await waitFor(() => expect(page.location()).toBe(links.communityPost(31)));
    expect(requestsTo(write)).toHaveLength(1);
  });
});

describe('a copy of the draft on the server', () => {
  const elsewhere: PostDraft = {
    topic: 'recipe',
    title: '다른 기기의 글',
    body: '지하철에서 쓴 글',
    images: [],
    lostImageCount: 0,
    products: [],
    poll: null,
    writeDt: new Date(Date.now() - 60_000).toISOString(),
  };

  test('is sent as the form is left, and deleted once nothing is left of the text', async () => {
    const page = await open();
    await page.user.type(title(), '사과');
    cleanup();
    await waitFor(() => expect(requestsTo(keep)).toHaveLength(1));
    expect(requestsTo(keep)).toMatchObject([
      { params: { board: 'dashboard' }, body: { title: '사과', topic: 'talk' } },
    ]);
    const again = await open();
    await again.user.click(button('이어 쓰기'));
    await again.user.clear(title());
    cleanup();
    await waitFor(() => expect(requestsTo(forget)).toHaveLength(1));
  });

  test('that another device wrote is offered, and says so', async () => {
    answer(draftCall, { draft: elsewhere });
    const page = await open();
    expect(screen.getByText(/다른 기기에서 쓰던 글이에요/)).toBeVisible();
    await page.user.click(button('이어 쓰기'));
    expect(title()).toHaveValue('다른 기기의 글');
    expect(screen.getByRole('radio', { name: '레시피' })).toBeChecked();
  });

  test('says which pictures have been removed since, and keeps the others', async () => {
    answer(draftCall, { draft: { ...elsewhere, images: [imageOf(1)], lostImageCount: 2 } });
    const page = await open();
    expect(screen.getByText(/사진 1장도 있어요\. 하루가 지난 사진은 지워졌어요/)).toBeVisible();
    await page.user.click(button('이어 쓰기'));
    expect(screen.getAllByRole('img', { name: /^사진 \d/ })).toHaveLength(1);
  });

  test('wins over this device’s only if it is newer', async () => {
    const page = await open();
    await page.user.type(title(), '이 기기의 글');
    cleanup();
    answer(draftCall, { draft: elsewhere });
    await open();
    expect(screen.getByText('이 기기의 글')).toBeVisible();
    expect(screen.queryByText(/다른 기기/)).not.toBeInTheDocument();
    cleanup();
    answer(draftCall, { draft: { ...elsewhere, writeDt: new Date(Date.now() + 60_000).toISOString() } });
    await open();
    expect(await screen.findByText('다른 기기의 글')).toBeVisible();
  });

  test('that cannot be read or sent changes nothing on this device', async () => {
    refuse(draftCall, failure);
    refuse(keep, failure);
    const page = await open();
    await writeText(page);
    cleanup();
    await open();
    expect(screen.getByText('사과 후기')).toBeVisible();
  });

  test('a newer draft on another device is announced while the member writes', async () => {
    answer(keep, { writeDt: new Date(Date.now() + 60_000).toISOString() });
    const page = await open();
    await page.user.type(title(), '사과');
    cleanup();
    const { result: shown } = renderHook(useToasts);
    await waitFor(() =>
      expect(shown.current.map(({ start }) => start)).toContain('다른 기기에서 더 나중에 쓴 글이 있어요.'),
    );
  });

  test('is not made of a post that is edited', async () => {
    answer(one, { ...post, isMine: true });
    const page = await open(links.communityPostForm(7));
    await page.user.type(title(), '!');
    cleanup();
    await open();
    expect(requestsTo(keep)).toEqual([]);
  });
});

describe('[COM-02] photos', () => {
  const pick = async ({ user }: Awaited<ReturnType<typeof open>>, ...files: File[]) =>
    user.upload(screen.getByLabelText('사진 파일'), files);

  test('are sent as they are picked, and the post waits for them', async () => {
    let count = 0;
    answer(upload, () => imageOf(++count));
    answer(write, { postId: 31 });
    const page = await open();
    await writeText(page);
    await pick(page, photo('1.jpg'), photo('2.jpg'));
    expect(await photos().findByRole('img', { name: '사진 2' })).toBeVisible();
    await page.user.click(button('올리기'));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(31)));
    expect(requestsTo(write)).toMatchObject([{ body: { images: [imageOf(1).imageUrl, imageOf(2).imageUrl] } }]);
  });

  test('a failed photo is marked, retried or left out; the others stay', async () => {
    refuse(upload, failure);
    const page = await open();
    await writeText(page);
    await pick(page, photo());
    expect(await photos().findByRole('alert')).toBeVisible();
    expect(button('올리기')).toBeDisabled();
    answer(upload, imageOf(1));
    await page.user.click(button('사진 1 다시 올리기'));
    expect(await photos().findByRole('img', { name: '사진 1' })).toBeVisible();
    expect(button('올리기')).toBeEnabled();
    await page.user.click(button('사진 1 빼기'));
    expect(photos().queryByRole('img')).not.toBeInTheDocument();
  });

  test('are ordered by keys', async () => {
    let count = 0;
    answer(upload, () => imageOf(++count));
    const page = await open();
    await pick(page, photo('1.jpg'));
    await photos().findByRole('img', { name: '사진 1' });
    await pick(page, photo('2.jpg'));
    await photos().findByRole('img', { name: '사진 2' });
    button('사진 2 순서 바꾸기').focus();
    await page.user.keyboard('{ArrowLeft}');
    expect(photos().getByRole('status')).toHaveTextContent('사진을 1번째로 옮겼어요.');
    expect(findDraft('dashboard:new', profile.signUpDt)?.images).toEqual([imageOf(2), imageOf(1)]);
  });

  test('are at most ten', async () => {
    let count = 0;
    answer(upload, () => imageOf(++count));
    const page = await open();
    await pick(page, ...Array.from({ length: 12 }, (_, n) => photo(`${n}.jpg`)));
    expect(await photos().findByRole('img', { name: '사진 10' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '사진 넣기' })).not.toBeInTheDocument();
    expect(requestsTo(upload)).toHaveLength(10);
    const { result } = renderHook(useToasts);
    expect(result.current.map(({ start }) => start)).toContain('사진은 10장까지 넣을 수 있어요.');
  });

  test('are sent two at a time: the server refuses more at once', async () => {
    let count = 0;
    answer(upload, () => imageOf(++count));
    const release = holdBack(upload);
    const page = await open();
    await pick(page, photo('1.jpg'), photo('2.jpg'), photo('3.jpg'), photo('4.jpg'));
    await waitFor(() => expect(photos().getAllByText('올리는 중')).toHaveLength(4));
    expect(requestsTo(upload)).toHaveLength(2);
    release();
    expect(await photos().findByRole('img', { name: '사진 4' })).toBeVisible();
  });

  test('removed from the server after a day are not offered with the draft', async () => {
    answer(upload, imageOf(1));
    const page = await open();
    await writeText(page);
    await pick(page, photo());
    await photos().findByRole('img', { name: '사진 1' });
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60_000);
    const again = await open();
    expect(screen.getByText(/하루가 지난 사진은 지워졌어요/)).toBeVisible();
    await again.user.click(button('이어 쓰기'));
    expect(photos().queryByRole('img')).not.toBeInTheDocument();
  });
});

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

test('markup in a draft is shown as text', async () => {
  await open();
  fireEvent.change(title(), { target: { value: '<img src=x onerror=alert(1)>' } });
  cleanup();
  await open();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

describe('[COM-05] a survey', () => {
  const survey = 'POST /api/v1/community/survey';
  const levelCall = 'GET /api/v1/user/level';
  const oneSurvey = 'GET /api/v1/community/survey/:id';
  const editSurvey = 'PUT /api/v1/community/survey/:id';
  const level: MyLevel = {
    level: 2,
    name: '새싹',
    lifetimeStars: 500,
    perks: [],
    next: { level: 3, name: '줄기', fromStars: 1_000, missingStars: 500 },
    progressRate: 50,
    levels: [],
  };
  const option = (n: number) => screen.getByRole('textbox', { name: `항목 ${n}` });
  const openSurvey = (postId?: number) => open(links.communitySurveyForm(postId));

  beforeEach(() => answer(levelCall, level));

  test('is written with two to six options, and closes in an hour to thirty days', async () => {
    answer(survey, { postId: 41 });
    const page = await openSurvey();
    await writeText(page);
    expect(button('설문 올리기')).toBeDisabled();
    await page.user.type(option(1), '부사');
    await page.user.type(option(2), '\u200b');
    expect(button('설문 올리기')).toBeDisabled();
    expect(screen.queryByText('같은 항목이 있어요.')).toBeNull();
    await page.user.type(option(2), '부사');
    expect(screen.getByText('같은 항목이 있어요.')).toBeVisible();
    expect(button('설문 올리기')).toBeDisabled();
    await page.user.clear(option(2));
    await page.user.type(option(2), '부사 말고 홍로');
    for (let count = 2; count < 6; count += 1) await page.user.click(button(/^항목 더하기/));
    expect(button(/^항목 더하기/)).toBeDisabled();
    await page.user.click(screen.getByRole('checkbox', { name: '여러 항목을 고를 수 있어요' }));
    await page.user.selectOptions(screen.getByRole('combobox', { name: '마감' }), '1시간 뒤');
    const before = Date.now();
    await page.user.click(button('설문 올리기'));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(41)));
    const sent = requestsTo(survey)[0]?.body as { options: string[]; isMultiple: boolean; closeDt: string };
    expect(sent).toMatchObject({ options: ['부사', '부사 말고 홍로'], isMultiple: true });
    expect(Date.parse(sent.closeDt) - before).toBeGreaterThan(60 * 60_000);
  });

  test('whose reply was lost is sent again as it was, also later', async () => {
    refuse(survey, failure);
    const page = await openSurvey();
    await writeText(page);
    await page.user.type(option(1), '부사');
    await page.user.type(option(2), '홍로');
    await page.user.click(button('설문 올리기'));
    await screen.findByText(/다시 보내도 한 번만 올라가요/);
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    answer(survey, { postId: 41 });
    const again = await openSurvey();
    await again.user.click(button('이어 쓰기'));
    await again.user.click(button('다시 보내기'));
    await waitFor(() => expect(again.location()).toBe(links.communityPost(41)));
    const [first, second] = requestsTo(survey);
    expect(second?.body).toEqual(first?.body);
  });

  test('needs a level: a member below it sees what is missing', async () => {
    answer(levelCall, { ...level, level: 1, next: { level: 2, name: '새싹', fromStars: 300, missingStars: 120 } });
    await openSurvey();
    expect(screen.getByText('설문은 레벨 2부터 만들 수 있어요.')).toBeVisible();
    expect(screen.getByText('별 120개를 더 모으면 새싹(레벨 2) 등급이 돼요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '내 등급 보기' })).toHaveAttribute('href', links.myLevel());
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('with votes keeps its title and options; its text and its end may change', async () => {
    const closeDt = '2027-01-01T00:00:00.000Z';
    const poll: Poll = {
      closeDt,
      isClosed: false,
      isMultiple: false,
      voterCount: 1,
      options: ['부사', '홍로'].map((text, n) => ({
        optionId: n + 1,
        text,
        voteCount: null,
        voteRate: null,
        isMine: false,
      })),
    };
    answer(oneSurvey, { ...post, board: 'survey', isMine: true, images: [], poll });
    answer(editSurvey, { postId: 7, editDt: '2026-11-22T10:00:00.000Z' });
    const page = await openSurvey(7);
    expect(option(1)).toBeDisabled();
    expect(screen.getByText('투표가 시작되어 항목은 바꿀 수 없어요.')).toBeVisible();
    expect(title()).toHaveAttribute('readonly');
    expect(title()).toHaveAccessibleDescription(/투표가 시작되어 제목은 바꿀 수 없어요\./);
    await page.user.type(title(), '!');
    await page.user.type(body(), '!');
    await page.user.click(button('고치기'));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(7)));
    expect(requestsTo(editSurvey)).toMatchObject([
      { body: { title: post.title, body: `${post.body}!`, options: ['부사', '홍로'], closeDt } },
    ]);
  });
});
