import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { changeMarket } from '../harness/database.ts';
import { findings } from '../harness/findings.ts';
import { hydrated } from '../harness/hydrated.ts';
import { loseReply } from '../harness/lose-reply.ts';
import { type Member, newPersona, signIn } from '../harness/sign-in.ts';
import { giveStars, raiseLevel } from '../harness/stars.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { apiAddress } from '../places.ts';

const titleOf = (page: Page) => page.getByRole('textbox', { name: '제목' });
const bodyOf = (page: Page) => page.getByRole('textbox', { name: '내용' });
const send = (page: Page) => page.getByRole('button', { name: '올리기' });
const photo = (page: Page, n: number) => page.getByRole('img', { name: `사진 ${n}`, exact: true });
const writtenPost = /\/community\/board-detail\/(\d+)$/;

async function openForm(page: Page, address = links.communityPostForm()): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The titles of the member's posts, as the server has them. */
async function postsOf({ headers }: Member): Promise<string[]> {
  const reply = await fetch(`${apiAddress}/api/v1/community/my/post`, { headers });
  const { data } = (await reply.json()) as { data: { list: { title: string }[] } };
  return data.list.map(({ title }) => title);
}

/** A photograph, made by the browser. At a width of 4,000 pixels it is larger than the server takes. */
async function makePhoto(page: Page, color: string, width = 400): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ fill, wide }) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = (wide * 3) / 4;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const noise = context.createImageData(canvas.width, canvas.height);
      for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = Math.random() * 255;
      context.putImageData(noise, 0, 0);
      context.fillStyle = fill;
      context.fillRect(0, 0, canvas.width / 2, canvas.height);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
      if (!blob) throw new Error('no picture');
      const reader = new FileReader();
      const read = new Promise((resolve) => reader.addEventListener('load', resolve));
      reader.readAsDataURL(blob);
      await read;
      return String(reader.result).split(',')[1] ?? '';
    },
    { fill: color, wide: width },
  );
  return Buffer.from(bytes, 'base64');
}

const pick = (page: Page, ...buffers: Buffer[]) =>
  page
    .getByLabel('사진 파일')
    .setInputFiles(buffers.map((buffer, n) => ({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer })));

test('[RTE-20] [COM-02] a member writes a post with photos that are scaled down, ordered by drag, and edits it', async ({
  page,
}) => {
  await page.goto(links.communityPostForm());
  await expect(page).toHaveURL('/login');
  const member = await signIn(page);
  await openForm(page);
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toHaveCount(0);
  const large = await makePhoto(page, 'red', 4_000);
  expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
  const uploaded: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/community/image')) uploaded.push(request.postDataBuffer()?.length ?? 0);
  });
  await pick(page, large, await makePhoto(page, 'blue'));
  await expect(photo(page, 2)).toBeVisible();
  expect(uploaded).toHaveLength(2);
  expect(Math.max(...uploaded)).toBeLessThan(5 * 1024 * 1024);

  const first = await photo(page, 1).getAttribute('src');
  const handle = page.getByRole('button', { name: '사진 2 순서 바꾸기' });
  await handle.hover();
  await page.mouse.down();
  await photo(page, 1).hover();
  await page.mouse.up();
  await expect(photo(page, 2)).toHaveAttribute('src', first ?? '');

  await titleOf(page).fill('오늘의 사과');
  await bodyOf(page).fill('아삭하고 달아서 온 가족이 좋아했어요. 다음에도 여기서 살 거예요.');
  expect(await findings(page)).toEqual([]);
  await send(page).dblclick();
  await expect(page).toHaveURL(writtenPost);
  await expect(page.getByRole('heading', { name: '오늘의 사과' })).toBeVisible();
  expect(await postsOf(member)).toEqual(['오늘의 사과']);

  const [, postId] = writtenPost.exec(page.url()) ?? [];
  await openForm(page, links.communityPostForm(Number(postId)));
  await titleOf(page).fill('어제의 사과');
  await page.getByRole('button', { name: '고치기' }).tap();
  await expect(page.getByRole('heading', { name: '어제의 사과' })).toBeVisible();
  expect(await postsOf(member)).toEqual(['어제의 사과']);
});

test('[RTE-20] another member’s post cannot be opened in the form', async ({ page, browser }) => {
  await signIn(page);
  await openForm(page);
  await titleOf(page).fill('내 글');
  await bodyOf(page).fill('내가 쓴 글이에요.');
  await send(page).tap();
  await expect(page).toHaveURL(writtenPost);
  const [, postId] = writtenPost.exec(page.url()) ?? [];
  const other = await browser.newPage();
  await signIn(other);
  await other.goto(new URL(links.communityPostForm(Number(postId)), page.url()).href);
  await expect(other).toHaveURL(/\/404$/);
  await other.close();
});

test('[COM-04] ban words are shown while one writes', async ({ page }) => {
  await signIn(page);
  await openForm(page);
  await titleOf(page).fill('안내');
  await bodyOf(page).fill('이 시발 같은 날씨');
  await expect(page.getByText('쓸 수 없는 표현이 있어요: 시발')).toBeVisible();
  await expect(send(page)).toBeDisabled();
});

test('[COM-05] a survey is made from level 2 on; below it, the form says what is missing', async ({ page }) => {
  await signIn(page);
  await openForm(page, links.communitySurveyForm());
  await expect(page.getByText('설문은 레벨 2부터 만들 수 있어요.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('[COM-05] a survey is sent once, edited, and deleted, though the first replies are lost', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  const member = await signIn(page);
  await giveStars(member, 5_000);
  await raiseLevel(member);
  await openForm(page, links.communitySurveyForm());
  await titleOf(page).fill('사과는 어떤 것이 좋은가요?');
  await bodyOf(page).fill('이번 주말에 사려고 해요.');
  await page.getByRole('textbox', { name: '항목 1' }).fill('부사');
  await page.getByRole('textbox', { name: '항목 2' }).fill('홍로');
  await page.getByRole('combobox', { name: '마감' }).selectOption('1시간 뒤');
  await loseReply(page, '**/api/v1/community/survey');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '설문 올리기' }).tap();
  await expect(page.getByText(/다시 보내도 한 번만 올라가요/)).toBeVisible();
  await page.getByRole('button', { name: '다시 보내기' }).tap();
  await expect(page).toHaveURL(writtenPost);
  expect(await postsOf(member)).toEqual(['사과는 어떤 것이 좋은가요?']);

  await page.getByRole('button', { name: '글 메뉴' }).tap();
  await page.getByRole('link', { name: '수정하기' }).tap();
  await page.getByRole('textbox', { name: '항목 2' }).fill('감홍');
  await page.getByRole('button', { name: '고치기' }).tap();
  await expect(page).toHaveURL(writtenPost);
  await expect(page.getByRole('radio', { name: '감홍' })).toBeVisible();

  await loseReply(page, '**/api/v1/community/survey/*');
  await page.getByRole('button', { name: '글 메뉴' }).tap();
  await page.getByRole('button', { name: '삭제하기' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).tap();
  await page.getByRole('button', { name: '다시 시도' }).tap();
  await expect(page).toHaveURL(links.communitySurvey());
  await expect(page.getByRole('status').filter({ hasText: '글을 삭제했어요.' })).toBeVisible();
  expect(await postsOf(member)).toEqual([]);
});

test('[COM-02] a product of the market is found, linked to and shown as a card that leads to its seller', async ({
  page,
}) => {
  await signIn(page);
  await openForm(page);
  await titleOf(page).fill('사과 추천');
  await bodyOf(page).fill('이 사과가 정말 맛있어요. 꼭 드셔 보세요.');
  await page.getByRole('button', { name: '상품 넣기' }).tap();
  const sheet = page.getByRole('dialog', { name: '상품 찾기' });
  await sheet.getByRole('searchbox').fill('사과');
  const found = sheet.getByRole('listitem').first();
  await expect(found).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const title = (await found.locator('[data-part=title]').textContent()) ?? '';
  await found.getByRole('button').tap();
  await send(page).tap();
  await expect(page).toHaveURL(writtenPost);
  await page.getByRole('list', { name: '함께 보는 상품' }).getByRole('link', { name: title }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[COM-01] a meal is put on the daily board by a photo and one line, once though its reply is lost, and edited', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  const member = await signIn(page);
  await openForm(page, links.communityMealForm());
  await expect(page.getByRole('button', { name: '앨범에서 고르기' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const album = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '앨범에서 고르기' }).tap();
  await (await album).setFiles([{ name: 'meal.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page, 'orange') }]);
  await expect(page.getByRole('img', { name: '올릴 밥상 사진' })).toBeVisible();
  await page.getByRole('textbox', { name: '한 줄' }).fill('호박죽 한 그릇');
  await loseReply(page, '**/api/v1/community/daily-board');
  await send(page).tap();
  await expect(page.getByText(/다시 보내도 한 번만 올라가요/)).toBeVisible();
  await page.getByRole('button', { name: '다시 보내기' }).tap();
  await expect(page).toHaveURL(writtenPost);
  await expect(page.getByText('호박죽 한 그릇')).toHaveCount(1);
  expect(await postsOf(member)).toEqual(['호박죽 한 그릇']);

  await page.getByRole('button', { name: '글 메뉴' }).tap();
  await page.getByRole('link', { name: '수정하기' }).tap();
  await expect(page.getByRole('img', { name: '올릴 밥상 사진' })).toBeVisible();
  await page.getByRole('textbox', { name: '한 줄' }).fill('단호박죽 한 그릇');
  await page.getByRole('button', { name: '고치기' }).tap();
  await expect(page).toHaveURL(writtenPost);
  await expect(page.getByText('단호박죽 한 그릇')).toHaveCount(1);
  expect(await postsOf(member)).toEqual(['단호박죽 한 그릇']);
});

test(
  '[COM-02] a draft that was begun on one device is gone on with on another one, and gone from both once it is published',
  thorough,
  async ({ page, browser }) => {
    const persona = newPersona();
    await signIn(page, persona);
    await openForm(page);
    const kept = page.waitForResponse(
      (response) => response.url().endsWith('/community/draft/dashboard') && response.request().method() === 'PUT',
    );
    await titleOf(page).fill('전화기에서 쓴 글');
    await bodyOf(page).fill('집에 가서 마저 쓸 거예요.');
    await kept;
    const other = await browser.newPage();
    await signIn(other, persona);
    const address = new URL(links.communityPostForm(), page.url()).href;
    await openForm(other, address);
    await expect(other.getByText('다른 기기에서 쓰던 글이에요.')).toBeVisible();
    await other.getByRole('button', { name: '이어 쓰기' }).tap();
    await expect(bodyOf(other)).toHaveValue('집에 가서 마저 쓸 거예요.');
    await send(other).tap();
    await expect(other).toHaveURL(writtenPost);
    const third = await browser.newPage();
    await signIn(third, persona);
    await openForm(third, address);
    await expect(titleOf(third)).toHaveValue('');
    await other.close();
    await third.close();
  },
);

for (const [{ form, address }, tag] of cases([
  { form: 'a post', address: links.communityPostForm() },
  { form: 'a question', address: links.communityQuestionForm() },
])) {
  const write = async (page: Page) => {
    await titleOf(page).fill('보내지 못한 글');
    await bodyOf(page).fill('그래도 잃어버리지 않아요.');
    await page.getByRole('button', { name: /올리기$/ }).tap();
  };

  test(
    `[SES-15] a member who is banned while writing ${form} sees why, and keeps the text`,
    tag,
    async ({ page, noise }) => {
      noise.expect(failedToLoad);
      const { deviceUuid } = await signIn(page);
      await openForm(page, address);
      await changeMarket(
        `UPDATE member SET ban_message = '광고 글로 이용이 제한되었습니다.', banned_at = now(),
              ban_ends_at = '2099-12-01 09:00+09'
       WHERE member_id = (SELECT member_id FROM session WHERE device_uuid = $1)`,
        [deviceUuid],
      );
      await write(page);
      await expect(
        page.getByText('광고 글로 이용이 제한되었습니다. 2099년 12월 1일 09:00까지 제한돼요.').first(),
      ).toBeVisible();
      await expect(bodyOf(page)).toHaveValue('그래도 잃어버리지 않아요.');
      await expect(bodyOf(page)).toBeEditable();
    },
  );

  test(
    `[SHP-06] a member who has not agreed is led to agree and back to ${form}, with the text`,
    tag,
    async ({ page }) => {
      await signIn(page, undefined, { agreed: false });
      const profile = page.waitForResponse((reply) => reply.url().endsWith('/api/v2/user/profile'));
      await openForm(page, address);
      await profile;
      await write(page);
      await expect(page).toHaveURL('/sign-up');
      for (const name of [/이용약관/, /개인정보/, /만 14세/])
        await page.getByRole('checkbox', { name }).first().check();
      await page.getByRole('button', { name: '동의하고 가입하기' }).tap();
      await expect(page).toHaveURL(address);
      await page.getByRole('button', { name: '이어 쓰기' }).tap();
      await expect(bodyOf(page)).toHaveValue('그래도 잃어버리지 않아요.');
    },
  );
}

test('answered questions that resemble the one being typed are shown, and the question is kept while they are read', async ({
  page,
}) => {
  await signIn(page);
  await openForm(page, links.communityQuestionForm());
  await titleOf(page).fill('양파 썰면 눈물이 나요');
  await page.getByText(/비슷한 질문 \d개에 답변이 있어요/).tap();
  await expect(page.getByRole('link', { name: /양파 썰 때 눈물/ })).toHaveAttribute('href', /\/community\/qna\/\d+$/);
  await page.goto(links.communityQna());
  await page.goBack();
  await page.getByRole('button', { name: '이어 쓰기' }).tap();
  await expect(titleOf(page)).toHaveValue('양파 썰면 눈물이 나요');
});
