import { randomUUID } from 'node:crypto';
import type { Envelope } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { localNames } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';
import { breakPictures } from '../harness/changed-data.ts';
import { findings } from '../harness/findings.ts';
import { hydrated } from '../harness/hydrated.ts';
import { ask } from '../harness/market-data.ts';
import { type Member, signIn, signUp } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { apiAddress } from '../places.ts';

async function write({ headers }: Member, path: string, body: object): Promise<number> {
  const reply = await fetch(`${apiAddress}/api/v1/community/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ requestKey: randomUUID(), ...body }),
  });
  const { message, data } = (await reply.json()) as Envelope<{ postId?: number; replyId?: number }>;
  const id = data?.postId ?? data?.replyId;
  if (id === undefined) throw new Error(`POST ${path}: ${message}`);
  return id;
}

const text = (title: string) => ({ topic: 'talk', title, body: '시장에서 사 온 나물을 다듬어요.', images: [] });
const replies = (page: Page, noun = '댓글') => page.getByRole('region', { name: new RegExp(`^${noun}`) });
const composer = (page: Page, noun = '댓글') => page.getByRole('textbox', { name: `${noun} 쓰기` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  '[COM-02] a post whose photos are broken is still a post: its text, its acts and its replies are there',
  thorough,
  async ({ page, controlledMarket: { address, api }, noise }) => {
    noise.expect(failedToLoad);
    const { list } = await ask('GET /api/v1/community/dashboard', '?limit=100');
    const post = list.find(({ imageCount, replyCount }) => imageCount > 0 && replyCount > 0);
    if (!post) throw new Error('The demo market has no post with a picture and a reply');
    api.change('GET /api/v1/community/dashboard/:id', breakPictures);
    await page.goto(address + links.communityPost(post.postId));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    await expect(page.getByRole('img', { name: `${post.title} 사진 1 크게 보기` })).toBeVisible();
    await expect(page.locator('article img')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^좋아요/ }).first()).toBeEnabled();
    await expect(replies(page).getByRole('listitem').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  },
);

test('[SHP-06] [COM-03] a member who has not agreed is led from the reply composer to agree and back, with the text kept', async ({
  page,
}) => {
  const postId = await write(await signUp(), 'dashboard', text('이웃의 글'));
  await signIn(page, undefined, { agreed: false });
  const profile = page.waitForResponse((reply) => reply.url().endsWith('/api/v2/user/profile'));
  await page.goto(links.communityPost(postId));
  await hydrated(page);
  await profile;
  await composer(page).fill('동의하고 나서도 남는 댓글');
  await press(page, '등록');
  await expect(page).toHaveURL('/sign-up');
  for (const name of [/이용약관/, /개인정보/, /만 14세/]) await page.getByRole('checkbox', { name }).first().check();
  await press(page, '동의하고 가입하기');
  await expect(page).toHaveURL(links.communityPost(postId));
  // Sent after the agreement, or still in the composer: it is not lost.
  await expect(page.getByText('동의하고 나서도 남는 댓글').first()).toBeVisible();
});

test('[RTE-19] [COM-02] [COM-04] [COM-08] a post is liked, kept and replied to; ban words stop a reply, which earns stars without them', async ({
  page,
}) => {
  const postId = await write(await signUp(), 'dashboard', text('봄동 겉절이'));
  await signIn(page);
  await page.goto(links.communityPost(postId));
  await hydrated(page);
  await page.getByRole('button', { name: /^좋아요/ }).click();
  await expect(page.getByRole('button', { name: '좋아요 1' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^스크랩/ }).click();
  await expect(page.getByRole('button', { name: '스크랩 1' })).toHaveAttribute('aria-pressed', 'true');

  await composer(page).fill('시발 맛있겠다');
  await expect(page.getByText('쓸 수 없는 표현이 있어요: 시발')).toBeVisible();
  await expect(page.getByRole('button', { name: '등록' })).toBeDisabled();
  await composer(page).fill('정말 맛있겠어요');
  await press(page, '등록');
  await expect(replies(page).getByText('정말 맛있겠어요')).toHaveCount(1);
  await expect(composer(page)).toHaveValue('');
  await expect(page.getByText('별 3개').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

for (const [{ board, noun }, tag] of cases([
  { board: 'dashboard', noun: '댓글' },
  { board: 'qna', noun: '답변' },
])) {
  test(
    `[COM-02] [COM-03] what one has begun is there on another visit, in a tab of its own, until the logout: ${noun}`,
    tag,
    async ({ page, context, noise }) => {
      // A call of the page that is open is on its way while the login ends.
      noise.expect(failedToLoad);
      const postId = await write(await signUp(), board, text('봄동 겉절이'));
      const place = board === 'qna' ? links.communityQuestion(postId) : links.communityPost(postId);
      await signIn(page);
      await page.goto(place);
      await hydrated(page);
      await composer(page, noun).fill('절이는 시간은 두 시간이면');
      await page.close();

      const later = await context.newPage();
      await later.goto(place);
      await hydrated(later);
      await expect(composer(later, noun)).toHaveValue('절이는 시간은 두 시간이면');
      await expect(later.getByRole('dialog').or(later.getByRole('alertdialog'))).toHaveCount(0);

      await later.goto(links.settings());
      await hydrated(later);
      await later.getByRole('button', { name: '로그아웃' }).click();
      await later.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
      await expect.poll(() => later.evaluate((name) => localStorage.getItem(name), localNames.replyDrafts)).toBeNull();
      await later.goto(place);
      await hydrated(later);
      await expect(composer(later, noun)).toHaveValue('');
    },
  );
}

test('[RTE-19] [COM-05] a member votes once on a survey’s page, and sees the result', async ({ page }) => {
  const { list } = await ask('GET /api/v1/community/survey', '?state=open');
  const [survey] = list;
  if (!survey) throw new Error('The demo market has no open survey');
  await signIn(page);
  await page.goto(links.communityPost(survey.postId));
  await hydrated(page);
  const poll = page.getByRole('region', { name: /^투표/ });
  await poll.locator('label').first().click();
  await press(page, '투표하기');
  await expect(poll.getByText('투표를 마쳤어요.')).toBeVisible();
  await page.reload();
  await expect(poll.getByText('내가 고른 항목')).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
});

test('[RTE-19] [COM-03] the asker accepts an answer on the question’s page, which is then the first one', async ({
  page,
}) => {
  const asker = await signIn(page);
  const postId = await write(asker, 'qna', text('열무는 언제 심나요'));
  await write(await signUp(), `qna/${postId}/reply`, { body: '봄이요, 4월이면 돼요.' });
  await write(await signUp(), `qna/${postId}/reply`, { body: '가을에도 심어요.' });
  await page.goto(links.communityQuestion(postId));
  await hydrated(page);
  const answers = replies(page, '답변').getByRole('listitem');
  await answers.filter({ hasText: '가을에도' }).getByRole('button', { name: '채택하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '채택하기' }).click();
  await expect(answers.first()).toContainText('채택된 답변');
  await expect(answers.first()).toContainText('가을에도 심어요.');
  await expect(page.getByRole('button', { name: '채택하기' })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test('[COM-02] a reply is reported and its writer is blocked on the post’s page', async ({ page }) => {
  const postId = await write(await signUp(), 'dashboard', text('이웃의 글'));
  await write(await signUp(), `dashboard/${postId}/reply`, { body: '광고입니다 들러 주세요' });
  await signIn(page);
  await page.goto(links.communityPost(postId));
  await hydrated(page);
  await press(page, '댓글 메뉴');
  await press(page, '신고하기');
  await page.getByRole('radio', { name: '광고나 도배예요' }).check();
  await page.getByRole('dialog').getByRole('button', { name: '신고하기' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, '댓글 메뉴');
  await press(page, '글쓴이 차단하기');
  await page.getByRole('alertdialog').getByRole('button', { name: /차단/ }).click();
  await expect(page.getByText('광고입니다 들러 주세요')).toHaveCount(0);
});
