import type { Page } from 'playwright/test';
import { expired } from '../harness/expired-token.ts';
import { hydrated } from '../harness/hydrated.ts';
import { newPersona, portalAnswer } from '../harness/sign-in.ts';
import { thorough } from '../harness/thorough.ts';
import { agreeAtPortal, beAtPortal, chooseAtPortal, pressToClose, token } from './provider-windows.ts';
import { expect, failedToLoad, type MarketOfDomain, test } from './sign-in-test.ts';

const toPortal = (page: Page) => page.getByRole('button', { name: '네이버로 시작하기' });

async function openLogin(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await hydrated(page);
}

/** The provider's window, opened by a press of the button. */
async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), toPortal(page).click()]);
  await popup.waitForLoadState();
  return popup;
}

test('[SES-03] in a popup: consent, the popup closes, and the page goes on with the sign-up', async ({
  page,
  market,
}) => {
  await beAtPortal(page, newPersona(), market.portal);
  await openLogin(page, market.address);
  const popup = await openPopup(page);
  expect(new URL(popup.url()).origin).toBe(market.portal);
  const closed = popup.waitForEvent('close');
  await agreeAtPortal(popup);
  await closed;
  await expect(page).toHaveURL(/\/sign-up$/);
  expect(await token(page)).toMatch(/^Bearer /);
  expect(await page.evaluate(() => localStorage.getItem('socialLoginPlatform'))).toBe('naver');
});

test('[SES-03] [RTE-23] in this window: the portal leads to the landing page, and that one on', async ({
  page,
  market,
}) => {
  await beAtPortal(page, newPersona(), market.portal);
  await page.goto(`${market.address}/login-action?platform=naver`);
  await expect(page).toHaveURL(new RegExp(`^${market.portal}/portal/`));
  await agreeAtPortal(page);
  await expect(page).toHaveURL(/\/sign-up$/);
  expect(await token(page)).toMatch(/^Bearer /);
  // The way back does not lead through the login once more, and shows no code.
  expect(page.url()).not.toContain('code');
});

test('[SES-03] the portal gives a code that is bound to this sign-in (PKCE), and never a token', async ({
  page,
  market,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await beAtPortal(page, newPersona(), market.portal);
  await page.goto(`${market.address}/login-action?platform=naver`);
  await agreeAtPortal(page);
  await expect(page).toHaveURL(/\/sign-up$/);
  const authorize = asked.find(({ pathname }) => pathname.endsWith('/authorize'));
  expect(Object.fromEntries(authorize?.searchParams ?? [])).toMatchObject({
    response_type: 'code',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(asked.filter(({ href }) => href.includes('access_token'))).toEqual([]);
});

/** The portal's answer to a sign-in that has set out from this page, as a token. */
async function landWithToken(page: Page, market: MarketOfDomain, clientId: string, landing: string): Promise<void> {
  await page.goto(`${market.address}/login-action?platform=naver`);
  await page.waitForURL(`${market.portal}/portal/oauth2.0/authorize?**`);
  const state = new URL(page.url()).searchParams.get('state') ?? '';
  const { hash } = await portalAnswer(newPersona(), {
    response_type: 'token',
    client_id: clientId,
    redirect_uri: market.address + landing,
    state,
  });
  await page.goto(`${market.address}/login-landing${hash}`);
}

test(
  '[SES-03] a portal that answers with a token: it counts when it was made for this product',
  thorough,
  async ({ page, market }) => {
    await landWithToken(page, market, 'jangteo-web', '/login-landing');
    await expect(page).toHaveURL(/\/sign-up$/);
    expect(await token(page)).toMatch(/^Bearer /);
  },
);

test('a token that the portal made for another service signs nobody in', thorough, async ({ page, market, noise }) => {
  noise.expect(failedToLoad);
  await landWithToken(page, market, 'other-service', '/other-landing');
  await expect(page.getByRole('alertdialog')).toHaveText(/잠시 문제가 있어/);
  expect(await token(page)).toBeNull();
});

test('[SES-13] the outside shop on the shared domain gets the login cookies', async ({ page, context, market }) => {
  await beAtPortal(page, newPersona(), market.portal);
  await page.goto(`${market.address}/login-action?platform=naver`);
  await agreeAtPortal(page);
  await expect(page).toHaveURL(/\/sign-up$/);
  const cookies = await context.cookies(market.shop);
  for (const name of ['accessToken', 'refreshToken']) {
    expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({
      domain: '.jangteo.localhost',
      secure: true,
      sameSite: 'None',
    });
  }
});

test('a popup that is blocked: the login goes on in this window', thorough, async ({ page, market }) => {
  await beAtPortal(page, newPersona(), market.portal);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openLogin(page, market.address);
  await toPortal(page).click();
  await expect(page).toHaveURL(new RegExp(`^${market.portal}/portal/`));
});

test('[SES-04] who holds back the mobile number is asked again for all items, in the customer’s words', async ({
  page,
  market,
  noise,
}) => {
  noise.expect(failedToLoad);
  await beAtPortal(page, newPersona(), market.portal);
  await openLogin(page, market.address);
  const popup = await openPopup(page);
  await popup.locator('input[name=mobile]').uncheck();
  await agreeAtPortal(popup);
  await expect(popup.getByRole('alertdialog')).toHaveText(/필수 제공 항목에 모두 체크를 하셔야 가입이 완료됩니다\./);
  await popup.getByRole('button', { name: '확인' }).click();
  await expect(popup).toHaveURL(/auth_type=reprompt/);
  const closed = popup.waitForEvent('close');
  await agreeAtPortal(popup);
  await closed;
  await expect(page).toHaveURL(/\/sign-up$/);
});

test('[SES-04] who does not want to be asked again is back at the login', thorough, async ({ page, market, noise }) => {
  noise.expect(failedToLoad);
  await beAtPortal(page, newPersona(), market.portal);
  await page.goto(`${market.address}/login-action?platform=naver`);
  await page.locator('input[name=mobile]').uncheck();
  await agreeAtPortal(page);
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await token(page)).toBeNull();
});

test('[SES-05] [SES-07] who is under 14 reads why, and is no member', async ({ page, market, noise }) => {
  noise.expect(failedToLoad);
  await beAtPortal(page, newPersona('minor'), market.portal);
  await openLogin(page, market.address);
  const popup = await openPopup(page);
  await agreeAtPortal(popup);
  await expect(popup.getByRole('alertdialog')).toHaveText(
    /14세 미만 회원은 보호자의 동의 후 가입이 가능합니다\. 자세한 문의는 고객센터로 연락주세요\./,
  );
  await pressToClose(popup.getByRole('button', { name: '확인' }));
  await expect(page).toHaveURL(/\/login$/);
  expect(await token(page)).toBeNull();
});

test('who cancels at the portal, or closes its window, is simply back', thorough, async ({ page, market }) => {
  await openLogin(page, market.address);
  const popup = await openPopup(page);
  await chooseAtPortal(popup, 'consenting');
  await pressToClose(popup.getByRole('button', { name: '취소' }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  const other = await openPopup(page);
  await other.close();
  await expect(toPortal(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[SES-07] an error of the portal shows the customer’s text', thorough, async ({ page, market }) => {
  await page.goto(`${market.address}/login-action?platform=naver`);
  await chooseAtPortal(page, 'failing');
  await agreeAtPortal(page);
  await expect(page.getByRole('alertdialog')).toHaveText(
    /잠시 문제가 있어 페이지를 표시하지 못했습니다\. 조금 뒤에 다시 시도해보세요\./,
  );
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a login leads back to the page that asked for it', async ({ page, market }) => {
  const persona = newPersona();
  await market.signUp(persona);
  await beAtPortal(page, persona, market.portal);
  await openLogin(page, market.address);
  const redirectPath = encodeURIComponent('/category/season/occasion?from=login');
  await page.context().addCookies([{ name: 'redirectPath', value: redirectPath, url: market.address }]);
  // Somebody who has agreed before is not asked again: the popup is gone in a moment.
  await toPortal(page).click();
  await expect(page).toHaveURL(/\/category\/season\/occasion\?from=login$/);
});

test(
  '[SES-08] a refresh that the server made while the network went away logs nobody out, however late it is asked for again',
  thorough,
  async ({ page, market, noise }) => {
    noise.expect(failedToLoad);
    await beAtPortal(page, newPersona(), market.portal);
    await page.goto(`${market.address}/login-action?platform=naver`);
    await agreeAtPortal(page);
    await expect(page).toHaveURL(/\/sign-up$/);
    const stored = async (name: string) => (await page.evaluate((key) => localStorage.getItem(key), name)) ?? '';
    const before = await stored('refreshToken1');
    const old = `Bearer ${await expired((await stored('accessToken1')).replace('Bearer ', ''))}`;
    await page.evaluate((value) => localStorage.setItem('accessToken1', value), old);

    let requests = 0;
    await page.route('**/token/jwt/refresh', async (route) => {
      requests += 1;
      const request = route.request();
      // Only browsers know where the domain is.
      const url = request.url().replace('www.jangteo.localhost', '127.0.0.1');
      if (requests === 1) expect((await route.fetch({ url, headers: await request.allHeaders() })).status()).toBe(200);
      await route.abort();
    });
    await page.goto(`${market.address}/terms`);
    await expect.poll(() => requests).toBeGreaterThan(1);
    // Longer than any tab that holds a used token is answered as a matter of course.
    await page.waitForTimeout(31_000);
    await page.unroute('**/token/jwt/refresh');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));

    await expect.poll(() => stored('refreshToken1')).not.toBe(before);
    expect(await stored('accessToken1')).not.toBe(old);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);
