import type { Post } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { answer, cleanup, refuse, renderPage, requestsTo, screen, signInAs, waitFor } from '@jangteo/testing';
import { routeTable } from '../../route-table.ts';
import routes from '../../routes.ts';
import { post } from '../../testing/posts.ts';
import { profile } from '../../testing/profile.ts';

const upload = 'POST /api/v1/community/image';
const write = 'POST /api/v1/community/daily-board';
const image = { imageUrl: `/img/m-${'0'.repeat(32)}`, width: 640, height: 480 };
const failure = { status: 500, code: 5, message: '오류' } as const;

const open = (postId?: number) => renderPage({ routeTable, routes }, links.communityMealForm(postId));
const line = () => screen.getByRole('textbox', { name: '한 줄' });
const send = () => screen.getByRole('button', { name: '올리기' });
const photo = () => screen.findByRole('img', { name: '올릴 밥상 사진' });

async function take({ user }: Awaited<ReturnType<typeof open>>, source: '찍은 사진' | '앨범 사진' = '찍은 사진') {
  await user.upload(screen.getByLabelText(source), new File(['x'], 'dinner.jpg', { type: 'image/jpeg' }));
}

beforeEach(() => {
  signInAs();
  answer('GET /api/v2/user/profile', profile);
  answer('GET /api/v1/community/ban-words/validation', { valid: true, words: [] });
  answer(upload, image);
  answer('GET /api/v1/community/draft/:board', { draft: null });
  answer('DELETE /api/v1/community/draft/:board', {});
  answer('PUT /api/v1/community/draft/:board', { writeDt: '2026-11-20T03:00:00.000Z' });
});

test('the form of a meal requires a login, keeps its text and has no bottom navigation', () => {
  expect(routeTable['community:meal-form']).toMatchObject({ requiresLogin: true, keepsText: true, noBottomNav: true });
});

test.each(['찍은 사진', '앨범 사진'] as const)('[COM-01] a meal is a photo (%s) and one line', async (source) => {
  answer(write, { postId: 51 });
  const page = await open();
  expect(send()).toBeDisabled();
  await take(page, source);
  expect(await photo()).toBeVisible();
  expect(send()).toBeDisabled();
  await page.user.type(line(), '된장찌개와 계란말이');
  await page.user.click(send());
  await waitFor(() => expect(page.location()).toBe(links.communityPost(51)));
  expect(requestsTo(write)).toMatchObject([
    { body: { title: '된장찌개와 계란말이', body: '된장찌개와 계란말이', images: [image.imageUrl] } },
  ]);
});

test('a photo that failed is sent again or left out', async () => {
  refuse(upload, failure);
  const page = await open();
  await take(page);
  expect(await screen.findByRole('alert')).toBeVisible();
  answer(upload, image);
  await page.user.click(screen.getByRole('button', { name: '다시 올리기' }));
  expect(await photo()).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: '사진 빼기' }));
  expect(screen.getByRole('button', { name: '사진 찍기' })).toBeVisible();
});

test('a lost reply loses nothing and doubles nothing: the meal is there again and is sent under its key', async () => {
  refuse(write, failure);
  const page = await open();
  await take(page);
  await photo();
  await page.user.type(line(), '비빔밥');
  await page.user.click(send());
  expect(await screen.findByText(/다시 보내도 한 번만 올라가요/)).toBeVisible();
  cleanup();
  answer(write, { postId: 51 });
  const again = await open();
  expect(line()).toHaveValue('비빔밥');
  expect(await photo()).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: '다시 보내기' }));
  await waitFor(() => expect(again.location()).toBe(links.communityPost(51)));
  const [first, second] = requestsTo(write);
  expect(second?.body).toEqual(first?.body);
});

test('[COM-04] ban words are shown while one types the line', async () => {
  answer('GET /api/v1/community/ban-words/validation', { valid: false, words: ['나쁜말'] });
  const page = await open();
  await take(page);
  await page.user.type(line(), '나쁜말 밥상');
  expect(await screen.findByText('쓸 수 없는 표현이 있어요: 나쁜말')).toBeVisible();
  expect(send()).toBeDisabled();
});

describe('a meal that another device began', () => {
  const draft = {
    topic: 'table' as const,
    title: '죽',
    body: '',
    images: [image],
    lostImageCount: 0,
    products: [],
    poll: null,
    writeDt: new Date().toISOString(),
  };

  test('is shown, and says so', async () => {
    answer('GET /api/v1/community/draft/:board', { draft });
    await open();
    expect(screen.getByText('다른 기기에서 쓰던 밥상이에요.')).toBeVisible();
    expect(line()).toHaveValue('죽');
    expect(await photo()).toBeVisible();
  });

  test('says that its picture has been removed since', async () => {
    answer('GET /api/v1/community/draft/:board', { draft: { ...draft, images: [], lostImageCount: 1 } });
    await open();
    expect(screen.getByText(/하루가 지난 사진은 지워졌어요/)).toBeVisible();
  });
});

describe('[COM-01] the writer of a meal', () => {
  const one = 'GET /api/v1/community/dashboard/:id';
  const edit = 'PUT /api/v1/community/dashboard/:id';
  const meal: Post = {
    ...post,
    topic: 'table',
    boardDate: '2026-11-22',
    title: '된장찌게',
    body: '된장찌게',
    images: [image],
    isMine: true,
  };

  beforeEach(() => answer(edit, { postId: 7, editDt: '2026-11-22T10:00:00.000Z' }));

  test.each([
    ['the line', meal.body, '된장찌개'],
    ['the line above a text of its own, which stays', '두부를 넣었어요.', '두부를 넣었어요.'],
  ])('changes %s', async (_, text, savedText) => {
    answer(one, { ...meal, body: text });
    const page = await open(7);
    expect(await photo()).toBeVisible();
    await page.user.clear(line());
    await page.user.type(line(), '된장찌개');
    await page.user.click(screen.getByRole('button', { name: '고치기' }));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(7)));
    expect(requestsTo(edit)).toEqual([
      expect.objectContaining({
        body: { topic: 'table', title: '된장찌개', body: savedText, images: [image.imageUrl] },
      }),
    ]);
    expect(requestsTo('PUT /api/v1/community/draft/:board')).toEqual([]);
  });

  test('replaces its photo', async () => {
    const other = { ...image, imageUrl: `/img/m-${'1'.repeat(32)}` };
    answer(one, meal);
    answer(upload, other);
    const page = await open(7);
    await page.user.click(screen.getByRole('button', { name: '사진 빼기' }));
    expect(screen.getByRole('button', { name: '고치기' })).toBeDisabled();
    await take(page);
    await photo();
    await page.user.click(screen.getByRole('button', { name: '고치기' }));
    await waitFor(() => expect(requestsTo(edit)).toMatchObject([{ body: { images: [other.imageUrl] } }]));
  });
});
