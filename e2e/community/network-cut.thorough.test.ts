import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { loseReply } from '../harness/lose-reply.ts';
import { type Member, newPersona, signIn } from '../harness/sign-in.ts';
import { giveStars, raiseLevel } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { othersPost } from '../harness/write-post.ts';
import { address, apiAddress } from '../places.ts';

interface Form {
  what: string;
  address: () => Promise<string>;
  /** The call that publishes. */
  call: string;
  /** Its fields and what is written there. */
  texts: Record<string, string>;
  send: string;
  /** The button that sends once more what may have arrived. */
  sendAgain: string;
  /** What is said when nobody knows whether it has arrived. */
  unknown: RegExp;
  /** Where the member's own ones are listed, and the text by which they are known. */
  own: { list: 'post' | 'qna' | 'reply'; name: 'title' | 'body'; text: string };
  /** Whether the form asks before it goes on with a draft. */
  asks?: true;
  photo?: { field: string; failed: string; ready: string };
  /** Where its copy on the server lies. */
  copy?: string;
  /** The member has the stars and the level that the form wants. */
  level?: number;
}

const onForm = /다시 보내도 한 번만 올라가요/;
const photo = { field: '사진 파일', failed: '사진 1 다시 올리기', ready: '사진 1' };
const written = { 제목: '지하철에서 쓴 글', 내용: '터널 안에서도 잃어버리지 않아요.' };
const ownTitle = { list: 'post', name: 'title', text: written.제목 } as const;
const line = '호박죽 한 그릇';
const reply = '잘 읽었어요. 저도 해 볼게요.';

const forms: Form[] = [
  {
    what: 'a post',
    address: async () => links.communityPostForm(),
    call: 'dashboard',
    texts: written,
    send: '올리기',
    sendAgain: '다시 보내기',
    unknown: onForm,
    own: ownTitle,
    asks: true,
    photo,
    copy: 'dashboard',
  },
  {
    what: 'a question',
    address: async () => links.communityQuestionForm(),
    call: 'qna',
    texts: written,
    send: '질문 올리기',
    sendAgain: '다시 보내기',
    unknown: onForm,
    own: { ...ownTitle, list: 'qna' },
    asks: true,
    photo,
    copy: 'qna',
  },
  {
    what: 'a survey',
    address: async () => links.communitySurveyForm(),
    call: 'survey',
    texts: { ...written, '항목 1': '부사', '항목 2': '홍로' },
    send: '설문 올리기',
    sendAgain: '다시 보내기',
    unknown: onForm,
    own: ownTitle,
    asks: true,
    photo,
    copy: 'survey',
    level: 2,
  },
  {
    what: 'a meal',
    address: async () => links.communityMealForm(),
    call: 'daily-board',
    texts: { '한 줄': line },
    send: '올리기',
    sendAgain: '다시 보내기',
    unknown: onForm,
    own: { list: 'post', name: 'title', text: line },
    photo: { field: '앨범 사진', failed: '다시 올리기', ready: '올릴 밥상 사진' },
    copy: 'daily',
  },
  {
    what: 'a reply',
    address: othersPost,
    call: 'dashboard/*/reply',
    texts: { '댓글 쓰기': reply },
    send: '등록',
    sendAgain: '등록',
    unknown: /쓴 글은 그대로 있으니 다시 등록해 주세요/,
    own: { list: 'reply', name: 'body', text: reply },
  },
];

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const api = (path: string) => `**/api/v1/community/${path}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  await hydrated(page);
}

async function write(page: Page, { texts }: Form): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await fieldOf(page, name).fill(text);
}

async function pick(page: Page, { field }: NonNullable<Form['photo']>): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await page.getByLabel(field).setInputFiles([{ name: 'photo.png', mimeType: 'image/png', buffer }]);
}

/** Goes on with what was written, all of which is still there. */
async function goOn(page: Page, { asks, texts }: Form): Promise<void> {
  if (asks) await press(page, '이어 쓰기');
  for (const [name, text] of Object.entries(texts)) await expect(fieldOf(page, name)).toHaveValue(text);
}

/** What the server has of the member. */
async function ownOf({ headers }: Member, { own: { list, name } }: Form): Promise<string[]> {
  const response = await fetch(`${apiAddress}/api/v1/community/my/${list}`, { headers });
  const { data } = (await response.json()) as { data: { list: { title?: string; body?: string }[] } };
  return data.list.map((item) => item[name] ?? '');
}

async function signInFor(page: Page, { level }: Form, persona = newPersona()): Promise<Member> {
  const member = await signIn(page, persona);
  if (level) {
    await giveStars(member, 5_000);
    await raiseLevel(member, level);
  }
  return member;
}

for (const form of forms) {
  test(`[COM-02] [COM-03] the network is cut at each step of writing ${form.what}: nothing is lost, nothing doubled`, async ({
    page: first,
    context,
    noise,
  }) => {
    test.slow();
    noise.expect(failedToLoad);
    let page = first;
    const path = await form.address();
    const member = await signInFor(page, form);

    // While the form opens.
    await page.route(api('draft/**'), (route) => route.abort());
    await open(page, path);
    await expect(fieldOf(page, Object.keys(form.texts)[0] ?? '')).toBeVisible();
    await page.unroute(api('draft/**'));

    // While one types.
    await context.setOffline(true);
    await write(page, form);
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await goOn(page, form);

    if (form.photo) {
      const { failed, ready } = form.photo;
      await page.route(api('image'), (route) => route.abort());
      await pick(page, form.photo);
      await expect(page.getByRole('button', { name: failed, exact: true })).toBeVisible();
      await page.unroute(api('image'));
      await press(page, failed);
      await expect(page.getByRole('img', { name: ready, exact: true })).toBeVisible();
    }

    // Before it has arrived.
    await page.route(api(form.call), (route) => route.abort());
    await press(page, form.send);
    await expect(page.getByText(form.unknown)).toBeVisible();
    expect(await ownOf(member, form)).toEqual([]);
    await page.unroute(api(form.call));
    await page.reload();
    await hydrated(page);
    await goOn(page, form);

    // After it has arrived.
    await loseReply(page, api(form.call));
    await press(page, form.sendAgain);
    await expect(page.getByText(form.unknown)).toBeVisible();
    expect(await ownOf(member, form)).toEqual([form.own.text]);

    // The tab is gone, as after a crash.
    await page.close();
    page = await context.newPage();
    await open(page, path);
    await goOn(page, form);
    await press(page, form.sendAgain);
    await expect(page.getByText(form.own.text).and(page.locator(':not(input, textarea)')).first()).toBeVisible();
    // A reply was in the list before it was sent again: only its draft tells that the response has come.
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(form.own.text);
    expect(await ownOf(member, form)).toEqual([form.own.text]);
    await open(page, path);
    for (const name of Object.keys(form.texts)) await expect(fieldOf(page, name)).toHaveValue('');
  });

  test(`the login ends while one writes ${form.what}: what was written is there after the next one`, async ({
    page,
    noise,
  }) => {
    noise.expect(failedToLoad);
    const path = await form.address();
    await signInFor(page, form);
    await open(page, path);
    await write(page, form);
    if (form.photo) {
      await pick(page, form.photo);
      await expect(page.getByRole('img', { name: form.photo.ready, exact: true })).toBeVisible();
    }
    await page.route(api(form.call), (route) =>
      route.fulfill({ status: 401, json: { code: 110, message: '로그인이 필요해요.' } }),
    );
    await press(page, form.send);
    // Until then it may not have been sent yet.
    await expect(page.getByText('로그인이 필요해요.')).toBeVisible();
    for (const [name, text] of Object.entries(form.texts)) await expect(fieldOf(page, name)).toHaveValue(text);
    await page.unroute(api(form.call));
    await open(page, path);
    await goOn(page, form);
  });
}

// What happens to the draft once it is published is in writing.test.ts, for a post.
for (const form of forms.filter(({ copy }) => copy && copy !== 'dashboard')) {
  test(`[COM-02] ${form.what} that was begun on one device is gone on with on another one`, async ({
    page,
    browser,
  }) => {
    const path = await form.address();
    const persona = newPersona();
    await signInFor(page, form, persona);
    await open(page, path);
    const kept = page.waitForResponse(
      (response) => response.url().endsWith(`/community/draft/${form.copy}`) && response.request().method() === 'PUT',
    );
    await write(page, form);
    await kept;
    const other = await browser.newPage();
    await signInFor(other, form, persona);
    await open(other, path);
    await expect(other.getByText(/다른 기기에서 쓰던 (글|밥상)이에요/)).toBeVisible();
    await goOn(other, form);
    await other.close();
  });
}
