import type { PostDraft } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { useToasts } from '@jangteo/overlay';
import {
  act,
  answer,
  cleanup,
  fireEvent,
  holdBack,
  refuse,
  renderHook,
  requestsTo,
  screen,
  waitFor,
} from '@jangteo/testing';
import { post } from '../../testing/posts.ts';
import { profile } from '../../testing/profile.ts';
import {
  body,
  button,
  draftCall,
  failure,
  forget,
  imageOf,
  keep,
  one,
  open,
  prepareWriting,
  profileCall,
  title,
  write,
  writeText,
} from '../../testing/writing.ts';
import { findDraft } from './draft.ts';

beforeEach(prepareWriting);

function storeElsewhere(newValue: string | null): void {
  const key = 'community:drafts';
  if (newValue === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

describe('nothing is lost', () => {
  test('what was written is offered when the form is opened again', async () => {
    const page = await open();
    await writeText(page);
    cleanup();
    const again = await open();
    expect(screen.getByRole('heading', { level: 2, name: '쓰던 글이 있어요' })).toBeVisible();
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

  test('a text that another tab’s has replaced is stored again once that one is published', async () => {
    const page = await open();
    await writeText(page);
    const stored = () => findDraft('dashboard:new', profile.signUpDt)?.title;
    const own = window.localStorage.getItem('community:drafts') ?? '';
    act(() => storeElsewhere(own.replace('사과 후기', '다른 창의 글')));
    expect(stored()).toBe('다른 창의 글');
    act(() => storeElsewhere(null));
    expect(stored()).toBe('사과 후기');
    act(() => storeElsewhere(window.localStorage.getItem('community:drafts')));
    act(() => storeElsewhere(null));
    expect(stored()).toBeUndefined();
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
    expect(screen.getByRole('heading', { level: 2, name: '올렸는지 확인하지 못한 글이 있어요' })).toBeVisible();
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

test('markup in a draft is shown as text', async () => {
  await open();
  fireEvent.change(title(), { target: { value: '<img src=x onerror=alert(1)>' } });
  cleanup();
  await open();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});
