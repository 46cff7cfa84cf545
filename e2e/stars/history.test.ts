import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { quiet } from '../harness/quiet.ts';
import { type Member, signIn, signUp } from '../harness/sign-in.ts';
import { balanceOf, giveStars } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { apiAddress } from '../places.ts';

test('[MYP-03] what was earned stands in level, guide and history, and each row opens its cause', async ({ page }) => {
  await page.goto('/my-page/star-history');
  await expect(page).toHaveURL('/login');
  const member = await signIn(page);
  await giveStars(member, 1_240);
  await page.goto('/my-page/my-level');
  await hydrated(page);
  await expect(page.getByText('별 1,760개를 더 모으면 큰손 등급이 돼요')).toBeVisible();
  await page.getByRole('link', { name: '별 1,240개 · 내역 보기' }).tap();
  await expect(page).toHaveURL(/\/my-page\/star-history\?type=earn&month=\d{4}-\d\d$/);
  await expect(page.getByText('+1,240개')).toBeVisible();

  await page.goto('/my-page/point-exchange');
  await page.getByRole('button', { name: /으로 바꾸기$/ }).tap();
  await expect(page).toHaveURL(/\/complete\/\d+$/);
  const outcome = page.url();
  await page.goto('/my-page/star-history?type=use');
  await page.getByRole('link', { name: /^적립금 전환/ }).tap();
  await expect(page).toHaveURL(outcome);
});

/** Makes the member's call, which must succeed. */
async function act<Data>({ headers }: Member, method: string, path: string, body: object = {}): Promise<Data> {
  const reply = await fetch(apiAddress + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code, message, data } = (await reply.json()) as { code: number; message: string; data: Data };
  if (code !== 0) throw new Error(`${method} ${path} is refused with ${code}: ${message}`);
  return data;
}

const community = '/api/v1/community';

const write = async (writer: Member, board: 'dashboard' | 'qna', title: string): Promise<number> => {
  const text = { title, body: '시장에서 장을 보고 와서 스무 글자가 넘는 글을 적어 둡니다.' };
  const post = { requestKey: randomUUID(), topic: 'talk', images: [], ...text };
  return (await act<{ postId: number }>(writer, 'POST', `${community}/${board}`, post)).postId;
};

const reply = async (writer: Member, board: 'dashboard' | 'qna', postId: number): Promise<number> => {
  const body = { requestKey: randomUUID(), body: '저도 다녀왔는데 참 좋았어요.' };
  return (await act<{ replyId: number }>(writer, 'POST', `${community}/${board}/${postId}/reply`, body)).replyId;
};

/** Everything that pays stars and that one member can do or get by calls; the addresses of what paid. */
async function earnByEverything(member: Member): Promise<Record<string, string | RegExp>> {
  const other = await signUp();
  const [kept, deleted] = [await write(member, 'dashboard', '남긴 글'), await write(member, 'dashboard', '지운 글')];
  await write(member, 'dashboard', '하루의 세 번째 글');
  await act(member, 'DELETE', `${community}/dashboard/${deleted}`);
  await act(other, 'PUT', `${community}/dashboard/${kept}/like`, { isLike: true });
  await act(member, 'POST', `${community}/dashboard/${kept}/share`);
  const theirs = await write(other, 'dashboard', '다른 회원의 글');
  const replied = await reply(member, 'dashboard', theirs);
  const question = await write(other, 'qna', '다른 회원의 질문');
  const answered = await reply(member, 'qna', question);
  await act(other, 'PUT', `${community}/qna/${question}/accept/${answered}`);
  const own = await write(member, 'qna', '나의 질문');
  await act(member, 'PUT', `${community}/qna/${own}/accept/${await reply(other, 'qna', own)}`);
  await act(member, 'POST', '/api/v1/game/lucky-basket/play');
  return {
    글쓰기: `/community/board-detail/${kept}`,
    '좋아요 받기': `/community/board-detail/${kept}`,
    공유: `/community/board-detail/${kept}`,
    '댓글 쓰기': `/community/board-detail/${theirs}?reply=${replied}`,
    '답변 채택': `/community/qna/${question}?reply=${answered}`,
    '답변 채택하기': `/community/qna/${own}`,
    게임: /\/game\/draw\/[0-9a-f]{64}$/,
    출석: '/my-page/point-guide',
  };
}

async function openHistory(page: Page, type = ''): Promise<void> {
  await page.goto(`/my-page/star-history${type}`);
  await expect(page.getByText(/^남은 별 \d/).first()).toBeVisible();
}

test(
  '[MYP-03] every star is explained: each row opens the act that earned it; what was refused or taken back says why',
  thorough,
  async ({ page }) => {
    test.slow();
    const member = await signIn(page);
    await page.goto('/my-page/point-guide');
    await expect(page.getByRole('heading', { name: '1일째 출석하고 있어요' })).toBeVisible();
    const addresses = await earnByEverything(member);
    for (const [title, address] of Object.entries(addresses)) {
      await openHistory(page, '?type=earn');
      const rows = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
      await rows.getByRole('link').last().tap();
      await expect(page, title).toHaveURL(address);
      // A page that does not exist would have led to /404 by now.
      await quiet(page);
      await expect(page, title).toHaveURL(address);
    }

    const row = (title: string) => page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
    await openHistory(page, '?type=refused');
    const refused = row('글쓰기').filter({ hasText: '하루의 세 번째 글' });
    await expect(refused).toContainText('하루에 받을 수 있는 횟수(2번)를 모두 채웠어요');
    await expect(refused).toContainText('못 받음');
    await openHistory(page, '?type=expire');
    await expect(row('적립 취소')).toContainText('7일 안에 지워서 받은 별이 취소되었어요');
    await expect(row('적립 취소')).toContainText(/↔ \d\d\.\d\d 글쓰기 \+10개/);
    await openHistory(page, '?type=earn');
    await expect(row('글쓰기').filter({ hasText: '↔' })).toContainText(/↔ \d\d\.\d\d 적립 취소 −10개/);

    const balance = await balanceOf(member);
    const plot = page.getByRole('list', { name: '달마다 남은 별' }).getByRole('listitem');
    await expect(plot).toHaveCount(12);
    await expect(plot.last()).toContainText(`별 ${balance}개`);
    await page
      .getByRole('link', { name: /^\d+년 \d+월$/ })
      .nth(1)
      .tap();
    await expect(page).toHaveURL(/type=earn&month=\d{4}-\d\d$/);
    await expect(page.getByText('여기에 맞는 내역이 없어요.')).toBeVisible();
  },
);

test('[MYP-03] the guide counts what is left of today', async ({ page }) => {
  await signIn(page);
  await page.goto('/my-page/point-guide');
  await expect(page.getByRole('heading', { name: '1일째 출석하고 있어요' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '하루에 한 번 장터에 들르면' })).toContainText(
    '오늘 다 받았어요',
  );
  await page.getByRole('link', { name: /글쓰기/ }).tap();
  await expect(page).toHaveURL('/community/main/dashboard');
});
