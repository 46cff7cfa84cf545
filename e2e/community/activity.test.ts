import { randomUUID } from 'node:crypto';
import type { Calls, Envelope, PostItem, ReplyOf } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { localNames } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';
import { findings } from '../harness/findings.ts';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { type Member, signIn, signUp } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { watchShifts } from '../harness/watch-shifts.ts';
import { apiAddress } from '../places.ts';

async function send<Data>({ headers }: Member, method: string, path: string, body: object): Promise<Data> {
  const reply = await fetch(`${apiAddress}/api/v1/community/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, message, data } = (await reply.json()) as Envelope<Data>;
  if (code !== 0 || data === undefined) throw new Error(`${method} ${path}: ${message}`);
  return data;
}

const write = async (member: Member, board: 'dashboard' | 'qna', title: string): Promise<number> => {
  const { postId } = await send<ReplyOf<Calls['POST /api/v1/community/dashboard']>>(member, 'POST', board, {
    requestKey: randomUUID(),
    topic: 'talk',
    title,
    body: '시장에서 사 온 나물을 다듬으며 쓰는 글이에요.',
    images: [],
  });
  return postId;
};

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '내 활동' }).getByRole('link', { name, exact: true });
const total = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text });
const row = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });

test('[RTE-21] a visitor is led to the login', async ({ page }) => {
  await page.goto('/community/my-page');
  await expect(page).toHaveURL('/login');
});

test('[RTE-21] [COM-07] a member finds posts, replies, clips, likes and questions, each with their number', async ({
  page,
}) => {
  const other = await signUp();
  const liked = await write(other, 'dashboard', '이웃의 봄동 겉절이');
  const member = await signIn(page);
  await write(member, 'dashboard', '내가 담근 열무김치');
  await write(member, 'qna', '열무는 언제 심나요');
  await send(member, 'PUT', `dashboard/${liked}/like`, { isLike: true });
  await send(member, 'PUT', `dashboard/${liked}/clipping`, { isClip: true });
  const { replyId } = await send<{ replyId: number }>(member, 'POST', `dashboard/${liked}/reply`, {
    requestKey: randomUUID(),
    body: '저도 따라 담가 볼게요.',
  });

  await page.goto('/my-page');
  await page.getByRole('link', { name: '내 커뮤니티 활동' }).click();
  await expect(page).toHaveURL(links.communityMyPosts());
  await expect(row(page, '내가 담근 열무김치')).toBeVisible();
  await expect(total(page, '내가 쓴 글 1개')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await tab(page, '스크랩').click();
  await expect(row(page, '이웃의 봄동 겉절이')).toBeVisible();
  await expect(total(page, '스크랩한 글 1개')).toBeVisible();
  await tab(page, '좋아요').click();
  await expect(total(page, '좋아요한 글 1개')).toBeVisible();
  await expect(row(page, '이웃의 봄동 겉절이')).toBeVisible();
  await tab(page, '질문').click();
  await expect(total(page, '내가 한 질문 1개')).toBeVisible();
  await expect(row(page, '열무는 언제 심나요')).toContainText('답변을 기다려요');
  await tab(page, '댓글').click();
  await expect(total(page, '내가 쓴 댓글 1개')).toBeVisible();
  await row(page, '저도 따라 담가 볼게요.').getByRole('link').click();
  await expect(page).toHaveURL(links.communityPost(liked, replyId));
  await expect(page.getByText('저도 따라 담가 볼게요.')).toBeVisible();
});

test('[COM-07] a member lifts a block, and sees the posts of that member again', async ({ page }) => {
  const other = await signUp();
  const title = `이웃의 글 ${randomUUID().slice(0, 8)}`;
  await write(other, 'dashboard', title);
  const member = await signIn(page);
  const { data } = (await (
    await fetch(`${apiAddress}/api/v1/community/dashboard`, { headers: member.headers })
  ).json()) as Envelope<ReplyOf<Calls['GET /api/v1/community/dashboard']>>;
  const author = data?.list.find((post) => post.title === title)?.author;
  await send(member, 'PUT', `block/${author?.memberId}`, { isBlock: true });

  await page.goto(links.communityDashboard());
  await hydrated(page);
  await page.goto(links.communityMyPosts());
  await page.getByRole('link', { name: '차단 관리' }).click();
  await page.getByRole('button', { name: `${author?.nickname} 차단 해제` }).click();
  await expect(page.getByRole('button', { name: `${author?.nickname} 다시 차단` })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto(links.communityBlocked());
  await expect(page.getByText('차단한 회원이 없어요.')).toBeVisible();
  const seen = await fetch(`${apiAddress}/api/v1/community/dashboard`, { headers: member.headers });
  expect(await seen.text()).toContain(title);
});

test('[LAY-03] a reply to one’s post lights the dot on the community’s tab, until the community is visited', async ({
  page,
}) => {
  const other = await signUp();
  const member = await signIn(page);
  const postId = await write(member, 'dashboard', '오늘 장 본 이야기');
  await page.goto(links.communityPopular());
  // The visit is noted when the page is idle: what comes after it is news.
  await page.waitForFunction((name) => localStorage.getItem(name) !== null, localNames.communitySeenAt);
  await send(other, 'POST', `dashboard/${postId}/reply`, { requestKey: randomUUID(), body: '어디서 사셨어요?' });
  const dot = page.getByRole('img', { name: '커뮤니티에 새 소식이 있어요' });
  await mainMenu(page).getByRole('link', { name: '홈' }).click();
  await expect(dot).toBeVisible();
  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect(page.getByRole('heading', { name: '커뮤니티', level: 1 })).toBeVisible();
  await expect(dot).toBeHidden();
});

test(
  '[LAY-03] once a day a tooltip on the community’s tab says that stars are earned there; it goes with the page',
  thorough,
  async ({ page, context }) => {
    const tooltip = (on: Page) => mainMenu(on).getByRole('note').filter({ hasText: '별 모으기' });
    await page.goto('/');
    await hydrated(page);
    await expect(tooltip(page)).toBeVisible();
    await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
    await expect(page.getByRole('heading', { name: '커뮤니티', level: 1 })).toBeVisible();
    await expect(tooltip(page)).toHaveCount(0);

    const later = await context.newPage();
    const flags = later.waitForResponse((reply) => reply.url().includes('/api/v1/community/alert'));
    await later.goto('/');
    // The page has decided on its marks once it has asked for news.
    await flags;
    await expect(tooltip(later)).toHaveCount(0);
  },
);

test('[COM-01] posts since the last visit are counted at the top and marked, and nothing moves', async ({ page }) => {
  const board = await fetch(`${apiAddress}/api/v1/community/dashboard?limit=6`);
  const { data } = (await board.json()) as Envelope<{ list: PostItem[] }>;
  const [newer, last] = (data?.list ?? []).slice(-2);
  await page.addInitScript(([name, seenAt]) => localStorage.setItem(name, seenAt), [
    localNames.communitySeenAt,
    last?.regDt ?? '',
  ] as const);
  await watchShifts(page);
  // On a machine without Korean fonts a line would break anew when the font arrives: here it does not arrive.
  await page.route('**/fonts/core.*', () => undefined);
  await page.goto(links.communityDashboard(), { waitUntil: 'commit' });
  await expect(page.getByRole('status').getByText(/^지난번 뒤로 새 글 \d+개/)).toBeVisible();
  const mark = (post: PostItem | undefined) =>
    page
      .getByRole('main')
      .locator(`a[href="${links.communityPost(post?.postId ?? 0)}"]`)
      .getByText('새 글', { exact: true });
  await expect(mark(newer)).toBeVisible();
  await expect(mark(last)).toHaveCount(0);
  const { sum, moved } = await page.evaluate(() => globalThis.layoutShift);
  expect(sum, moved.join('\n')).toBeLessThan(0.0005);
  expect(await findings(page)).toEqual([]);
});
