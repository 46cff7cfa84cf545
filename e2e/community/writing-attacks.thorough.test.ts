import { links } from '@jangteo/contract/links';
import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { signIn } from '../harness/sign-in.ts';
import { giveStars, raiseLevel } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { othersPost } from '../harness/write-post.ts';

const run = 'ran=1';
const handlers = ['onerror', 'onload', 'onfocus autofocus', 'ontoggle open', 'onanimationstart', 'onpointerenter'];
const elements = [
  'img src=x',
  'svg',
  'input',
  'details',
  'video src=x',
  'body',
  'iframe src=x',
  'a href=x',
  'math',
  'style',
];
const frames: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `">${text}`,
  (text) => `</textarea>${text}`,
];
const whole = [
  `<script>${run}</script>`,
  `javascript:${run}`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `<a href="javascript:${run}">x</a>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<form action="javascript:${run}"><button>x`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<object data="javascript:${run}">`,
  `\u202e<script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<!--><script>${run}</script>`,
  `<template><script>${run}</script></template>`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `{"__proto__":{"ran":1}}`,
  `\\u003cscript\\u003e${run}`,
  `[x](javascript:${run})`,
];

/** Each short enough for a title. */
const attacks = [
  ...elements.flatMap((element) =>
    handlers.flatMap((handler) =>
      frames.map((frame) => frame(`<${element} ${handler.replace(' ', `=${run} `)}=${run}>`)),
    ),
  ),
  ...whole,
];

const written = /\/community\/(board-detail|qna)\/\d+$/;

/** All of them, in texts as long as a post's may be. */
const bodies = Array.from({ length: 4 }, (_, part) => attacks.slice(part * 50, (part + 1) * 50).join('\n'));

/** All of them, in texts as long as a reply may be. */
const replies = attacks.reduce<string[]>(
  ([last = '', ...others], attack) =>
    last.length + attack.length < 1_000 ? [`${last}${attack}\n`, ...others] : [`${attack}\n`, last, ...others],
  [],
);

const hasRun = (page: Page) => page.evaluate(() => 'ran' in window || 'ran' in {});

const typeAll = (page: Page, field: string): Promise<void> =>
  typeAllInto(page.getByRole('textbox', { name: field, exact: true }));

async function typeAllInto(box: Locator): Promise<void> {
  await box.focus();
  const changed = await box.evaluate(typeEach, attacks);
  if (changed !== undefined) throw new Error(`The form has changed ${changed}`);
}

/** Runs in the page: four hundred calls from here would take twenty seconds. Returns a text that is not written as it is. */
async function typeEach(box: Element, texts: string[]): Promise<string | undefined> {
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return 'no field';
  const longest = box.maxLength < 0 ? Number.POSITIVE_INFINITY : box.maxLength;
  for (const text of texts) {
    box.select();
    document.execCommand('insertText', false, text);
    await new Promise(requestAnimationFrame);
    if (box.value !== text.slice(0, longest)) return text;
  }
  return undefined;
}

test('there are two hundred hostile texts', () => {
  expect(new Set(attacks).size).toBe(200);
});

for (const { form, address, call, send } of [
  { form: 'a post', address: links.communityPostForm(), call: '/api/v1/community/dashboard', send: '올리기' },
  { form: 'a question', address: links.communityQuestionForm(), call: '/api/v1/community/qna', send: '질문 올리기' },
]) {
  test(`[COM-02] none of 200 hostile texts runs in the form of ${form}, its draft or its page`, async ({ page }) => {
    test.slow();
    await signIn(page);
    await page.goto(address);
    await hydrated(page);
    await typeAll(page, '제목');
    for (const body of bodies) {
      await page.getByRole('textbox', { name: '제목' }).fill(attacks.find((attack) => body.includes(attack)) ?? '');
      await page.getByRole('textbox', { name: '내용' }).fill(body);
      await page.reload();
      await hydrated(page);
      await page.getByRole('button', { name: '이어 쓰기' }).tap();
      const published = page.waitForResponse(
        (response) => response.url().endsWith(call) && response.request().method() === 'POST',
      );
      await page.getByRole('button', { name: send, exact: true }).tap();
      expect((await published).ok()).toBe(true);
      await expect(page.getByRole('textbox', { name: '내용' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hasRun(page)).toBe(false);
      await page.goto(address);
      await hydrated(page);
    }
  });
}

test('[COM-05] none of 200 hostile texts runs in the form of a survey or on its page', async ({ page }) => {
  test.slow();
  const member = await signIn(page);
  await giveStars(member, 5_000);
  await raiseLevel(member);
  await page.goto(links.communitySurveyForm());
  await hydrated(page);
  for (const field of ['제목', '항목 1']) await typeAll(page, field);
  await page.getByRole('textbox', { name: '내용' }).fill(bodies[0] ?? '');
  const [one = '', other = ''] = attacks.filter(({ length }) => length <= 40);
  await page.getByRole('textbox', { name: '항목 1' }).fill(one);
  await page.getByRole('textbox', { name: '항목 2' }).fill(other);
  await page.getByRole('button', { name: '설문 올리기' }).tap();
  await expect(page).toHaveURL(written);
  await expect(page.getByText(one).first()).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test('[COM-01] none of 200 hostile texts runs in the form of a meal or in its draft', async ({ page }) => {
  await signIn(page);
  await page.goto(links.communityMealForm());
  await hydrated(page);
  await typeAll(page, '한 줄');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: '한 줄' })).toHaveValue(attacks.at(-1) ?? '');
  expect(await hasRun(page)).toBe(false);
});

test('[COM-02] [COM-03] none of 200 hostile texts runs in a reply, in the search for a product that it cites, or in a report', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  const address = await othersPost();
  await page.goto(address);
  await hydrated(page);
  await typeAll(page, '댓글 쓰기');

  await page.getByRole('button', { name: /^상품 곁들이기/ }).tap();
  const search = page.getByRole('dialog', { name: '상품 찾기' }).getByRole('searchbox');
  await typeAllInto(search);
  // The first one empties the field.
  for (const _ of ['empty', 'close']) await search.press('Escape');
  await expect(search).toBeHidden();

  for (const reply of replies) {
    await page.getByRole('textbox', { name: '댓글 쓰기' }).fill(reply);
    const sent = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: '등록' }).tap();
    expect((await sent).ok()).toBe(true);
    await expect(page.getByRole('textbox', { name: '댓글 쓰기' })).toHaveValue('');
  }
  const [last = ''] = attacks.slice(-1);
  await expect(page.getByText(last).first()).toBeVisible();
  expect(await hasRun(page)).toBe(false);
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByText(last).first()).toBeAttached();
  expect(await hasRun(page)).toBe(false);

  await page.getByRole('button', { name: '글 메뉴', exact: true }).tap();
  await page.getByRole('button', { name: '신고하기' }).tap();
  await page.getByRole('radio', { name: '다른 이유가 있어요' }).check();
  const detail = page.getByRole('textbox', { name: /자세한 내용/ });
  await typeAllInto(detail);
  await detail.fill(replies[0]?.slice(0, 500) ?? '');
  await page.getByRole('button', { name: '신고하기' }).tap();
  await expect(page.getByRole('status').filter({ hasText: '신고를 접수했어요.' })).toHaveCount(1);
  expect(await hasRun(page)).toBe(false);
});

test('[COM-06] [MYP-02] none of 200 hostile texts runs in a nickname or in a search, or is taken as a nickname', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(links.updateNickname());
  await hydrated(page);
  await typeAll(page, '닉네임');
  await expect(page.getByRole('button', { name: '닉네임 바꾸기' })).toBeDisabled();
  expect(await hasRun(page)).toBe(false);

  await page.goto(links.communitySearch());
  await hydrated(page);
  const search = page.getByRole('searchbox');
  await typeAllInto(search);
  for (const attack of whole.filter(({ length }) => length <= 40)) {
    await search.fill(attack);
    await search.press('Enter');
    await expect(page).toHaveURL(links.communitySearchPosts(attack));
    await expect(search).toHaveValue(attack);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await page.goto(links.communitySearch());
  await hydrated(page);
  expect(await hasRun(page)).toBe(false);
});
