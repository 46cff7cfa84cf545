import type { Page } from 'playwright/test';
import { findings } from '../harness/findings.ts';
import { loseReply } from '../harness/lose-reply.ts';
import { newCellphone } from '../harness/new-cellphone.ts';
import { newPersona, signIn, signUp } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { apiAddress, shopAddress } from '../places.ts';

const dd = (page: Page, text: string | RegExp) => page.locator('dd').filter({ hasText: text });

/** The code of the last text message to a number, read where a person would read it. */
async function receivedCode(cellphone: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const reply = await fetch(`${shopAddress}/control/sms/messages`);
      const { list } = (await reply.json()) as { list: { to: string; text: string }[] };
      code = /\d{6}/.exec(list.findLast(({ to }) => to === cellphone)?.text ?? '')?.[0] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

test('[RTE-16] [MYP-02] my info is for members; its empty child is the main one, and addresses are masked', async ({
  page,
}) => {
  await page.goto('/my-page/my-info');
  await expect(page).toHaveURL('/login');
  await signIn(page);
  await page.goto('/my-page/my-info');
  await expect(page).toHaveURL('/my-page/my-info/main');
  await expect(dd(page, '네이버')).toBeVisible();
  await expect(dd(page, /^\S+\*\*\*@/)).toBeVisible();
  await expect(dd(page, /^010-\*{4}-\d{4}$/)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test('[MYP-02] a nickname is judged while it is typed, and changed', async ({ page }) => {
  await signIn(page);
  await page.goto('/my-page/my-info/update/nickname');
  const field = page.getByRole('textbox', { name: '닉네임' });
  await field.fill('운영자');
  await expect(page.getByText('운영자로 오해할 수 있는 닉네임은 쓸 수 없어요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '닉네임 바꾸기' })).toBeDisabled();
  const name = `봄${Math.random().toString(36).slice(2, 9)}`;
  await field.fill(name);
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible();
  await page.getByRole('button', { name: '닉네임 바꾸기' }).tap();
  await expect(page).toHaveURL('/my-page/my-info/main');
  await expect(dd(page, name)).toBeVisible();
  await page.goto('/my-page/my-info/update/nickname');
  await expect(page.getByText(/지금 1번 남았어요/)).toBeVisible();
});

test('[MYP-02] name and gender are corrected', async ({ page }) => {
  await signIn(page);
  await page.goto('/my-page/my-info/main');
  await page.getByRole('link', { name: '이름과 성별 바꾸기' }).tap();
  await page.getByRole('textbox', { name: '이름' }).fill('김달래');
  await page.getByText('밝히지 않음').tap();
  await page.getByRole('button', { name: '저장하기' }).tap();
  await expect(page).toHaveURL('/my-page/my-info/main');
  await expect(dd(page, '김달래')).toBeVisible();
  await page.reload();
  await expect(dd(page, '김달래')).toBeVisible();
  await expect(dd(page, '밝히지 않음')).toBeVisible();
});

test('[MYP-02] a phone number is proven by the code of a text message, though the first replies are lost; another account with it is named', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  const number = newCellphone();
  const other = await signUp(newPersona());
  await signIn(page);
  const send = (headers: Record<string, string>, path: string, method: string, body: object) =>
    fetch(apiAddress + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await send(other.headers, '/api/v1/user/phone/code', 'POST', { cellphone: number });
  const first = await receivedCode(number);
  await send(other.headers, '/api/v2/user/cellphone', 'PUT', { cellphone: number, code: first });

  await page.goto('/my-page/my-info/update/phone');
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill(number);
  await loseReply(page, '**/api/v1/user/phone/code');
  await page.getByRole('button', { name: '인증번호 받기' }).tap();
  await expect(page.getByText(/네트워크에 연결하지 못했어요/)).toBeVisible();
  await page.getByRole('button', { name: '인증번호 받기' }).tap();
  const code = page.getByRole('textbox', { name: '인증번호' });
  await expect(page.getByRole('button', { name: /다시 받기 \d+초/ })).toBeDisabled();
  let sent = first;
  await expect.poll(async () => (sent = await receivedCode(number))).not.toBe(first);
  await loseReply(page, '**/api/v2/user/cellphone');
  await code.fill(sent);
  await expect(page.getByText(/네트워크에 연결하지 못했어요/)).toBeVisible();
  await expect(code).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: '번호 바꾸기' }).tap();
  await expect(page.getByRole('heading', { name: '번호를 바꿨어요' })).toBeVisible();
  await expect(page.getByText(/번호를 쓰는 다른 계정이 있어요/)).toBeVisible();
  await page.getByRole('link', { name: '확인' }).tap();
  await expect(dd(page, `010-****-${number.slice(-4)}`)).toBeVisible();
  await expect(page.getByRole('region', { name: '같은 번호로 가입한 다른 계정' })).toContainText('네이버');
});

test('[MYP-02] a changed number is undone within a day, without a code, and once', async ({ page }) => {
  await signIn(page);
  await page.goto('/my-page/my-info/main');
  const rows = page.locator('dl > div');
  const current = rows
    .filter({ has: page.locator('dt', { hasText: /^휴대폰/ }) })
    .locator('dd')
    .first();
  const before = (await current.textContent()) ?? '';
  expect(before).toMatch(/^010-\*{4}-\d{4}$/);
  const number = newCellphone();
  await page.goto('/my-page/my-info/update/phone');
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill(number);
  await page.getByRole('button', { name: '인증번호 받기' }).tap();
  await page.getByRole('textbox', { name: '인증번호' }).fill(await receivedCode(number));
  await expect(page).toHaveURL('/my-page/my-info/main');
  await expect(current).toHaveText(`010-****-${number.slice(-4)}`);
  await expect(page.getByText(/까지 되돌릴\s수\s있어요/)).toBeVisible();
  await page.getByRole('button', { name: '이전 번호로 되돌리기' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기' }).tap();
  await expect(page.getByText('이전 번호로 되돌렸어요.').first()).toBeVisible();
  await expect(current).toHaveText(before);
  await expect(page.getByText(/까지 되돌릴\s수\s있어요/)).toHaveCount(0);
});
