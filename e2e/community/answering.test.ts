import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { links } from '@jangteo/contract/links';
import type { Locator, Page } from 'playwright/test';
import { findings } from '../harness/findings.ts';
import { hydrated } from '../harness/hydrated.ts';
import { signIn } from '../harness/sign-in.ts';
import { balanceOf, giveStars } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { address, port, projectRoot } from '../places.ts';

const run = promisify(execFile);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  await hydrated(page);
}

const answers = (page: Page): Locator => page.getByRole('region', { name: /^답변/ }).getByRole('listitem');

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '답변 쓰기' }).fill(text);
  await page.getByRole('button', { name: '등록' }).tap();
}

/** Hides a reply as an operator does, with `pnpm ops`. */
const hideReply = (replyId: string) =>
  run(process.execPath, ['api/ops/main.ts', 'resolve', 'reply', replyId, 'hide'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), DATABASE_URL: '' },
  });

test('[RTE-19] [COM-03] [COM-08] a member asks, another one answers after the login, the asker follows the alarm and accepts, and a reported answer is hidden', async ({
  page,
  browser,
  noise,
}) => {
  test.slow();
  // The refused deletion at the end.
  noise.expect(/409/);
  const asker = await signIn(page);
  await giveStars(asker, 1);
  await open(page, links.communityQuestionForm());
  await page.getByRole('textbox', { name: '제목' }).fill('사과는 어디에 두나요?');
  await page.getByRole('textbox', { name: '내용' }).fill('한 상자를 샀는데 금방 물러져요. 어디에 두면 오래 가나요?');
  await page.getByRole('button', { name: '올리기' }).tap();
  await expect(page).toHaveURL(/\/community\/qna\/\d+$/);
  const [question] = /\/community\/qna\/\d+$/.exec(page.url()) ?? [''];

  const spammer = await browser.newPage();
  await signIn(spammer);
  await open(spammer, question);
  await answer(spammer, '여기서 사세요. 아주 싸요.');
  await expect(answers(spammer)).toHaveCount(1);

  const other = await browser.newPage();
  await open(other, question);
  await answer(other, '냉장고 채소 칸에 하나씩 싸서 두세요.');
  await expect(other).toHaveURL(/\/login$/);
  const answerer = await signIn(other);
  await giveStars(answerer, 1);
  await open(other, question);
  await expect(answers(other)).toHaveCount(2);
  await expect(other.getByRole('textbox', { name: '답변 쓰기' })).toHaveValue('');
  await expect.poll(() => balanceOf(answerer)).toBeGreaterThan(1);

  await open(page, links.alarm());
  await page
    .getByRole('link', { name: /내 질문에 새 답변이 달렸어요/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/community\/qna\/\d+\?reply=\d+$/);
  const marked = page.locator('[aria-current=true][id^=reply-]');
  await expect(marked).toContainText('냉장고 채소 칸에');
  await expect(marked).toBeInViewport();
  expect(await findings(page)).toEqual([]);

  const stars = { asker: await balanceOf(asker), answerer: await balanceOf(answerer) };
  await marked.getByRole('button', { name: '채택하기' }).tap();
  const confirmation = page.getByRole('alertdialog', { name: '이 답변을 채택할까요?' });
  await expect(confirmation).toContainText('질문을 삭제할 수 없어요');
  await confirmation.getByRole('button', { name: '채택하기' }).tap();
  await expect(answers(page).first()).toContainText('채택된 답변');
  await expect(answers(page).first()).toContainText('냉장고 채소 칸에');
  expect(await balanceOf(asker)).toBeGreaterThan(stars.asker);
  expect(await balanceOf(answerer)).toBeGreaterThan(stars.answerer);
  await open(other, links.alarm());
  await expect(other.getByRole('link', { name: /내 답변이 채택되었어요/ })).toBeVisible();

  const spam = answers(page).filter({ hasText: '여기서 사세요' });
  const spamId = (await spam.locator('[id^=reply-]').getAttribute('id'))?.replace('reply-', '') ?? '';
  await spam.getByRole('button', { name: '답변 메뉴' }).tap();
  await page.getByRole('button', { name: '신고하기' }).tap();
  await page.getByRole('radio', { name: '광고나 도배예요' }).check();
  await page.getByRole('button', { name: '신고하기' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '신고를 접수했어요.' })).toHaveCount(1);
  expect((await hideReply(spamId)).stdout).toContain('신고 1건을 처리했습니다');
  await open(other, question);
  await expect(answers(other).first()).toContainText('채택된 답변');
  await expect(other.getByText('여기서 사세요')).toHaveCount(0);

  await page.getByRole('button', { name: '글 메뉴' }).tap();
  await page.getByRole('button', { name: '삭제하기' }).tap();
  await expect(page.getByText('채택한 답변이 있는 질문은 지울 수 없어요.')).toBeVisible();
});

test('[COM-03] [BRG-01] an answer cites a product of the market, which is found while answering, shown as a card and followed over the bridge', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await open(page, links.communityQuestionForm());
  await page.getByRole('textbox', { name: '제목' }).fill('어떤 사과가 좋은가요?');
  await page.getByRole('textbox', { name: '내용' }).fill('선물하려고 하는데 추천해 주세요.');
  await page.getByRole('button', { name: '올리기' }).tap();
  await expect(page).toHaveURL(/\/community\/qna\/\d+$/);
  const [question] = /\/community\/qna\/\d+$/.exec(page.url()) ?? [''];

  const other = await browser.newPage();
  await signIn(other);
  await open(other, question);
  const composer = other.getByRole('form', { name: '답변 쓰기' });
  await composer.getByRole('textbox').fill('선물에는 이 사과가 좋았어요.');
  await composer.getByRole('button', { name: '상품 곁들이기 0/3' }).tap();
  const sheet = other.getByRole('dialog', { name: '상품 찾기' });
  await sheet.getByRole('searchbox').fill('사과');
  const found = sheet.getByRole('listitem').first();
  const title = (await found.locator('[data-part=title]').textContent()) ?? '';
  expect(await findings(other)).toEqual([]);
  await found.getByRole('button').tap();
  await expect(composer.getByRole('listitem')).toContainText(title);
  await expect(composer.getByRole('button', { name: '상품 곁들이기 1/3' })).toBeVisible();
  await expect(composer.getByRole('textbox')).toHaveValue('선물에는 이 사과가 좋았어요.');
  expect(await findings(other)).toEqual([]);

  // What is cited outlives a reload, as the text does.
  await other.reload();
  await hydrated(other);
  await expect(composer.getByRole('listitem')).toContainText(title);
  await composer.getByRole('button', { name: '등록' }).tap();
  await expect(composer.getByRole('textbox')).toHaveValue('');

  await open(page, question);
  const card = answers(page).first().getByRole('list', { name: '함께 보는 상품' }).getByRole('link', { name: title });
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/v2/display/product/view/count'));
  const address = (await card.getAttribute('href')) ?? '';
  await card.tap();
  await expect(page.getByRole('dialog', { name: /판매자 스토어로 이동하고 있어요/ })).toBeVisible();
  expect((await counted).postDataJSON()).toMatchObject({ productNo: Number(/\d+$/.exec(address)?.[0]) });
  await page.waitForURL((url) => url.href.startsWith(address));
});
