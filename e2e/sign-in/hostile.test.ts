import { hydrated } from '../harness/hydrated.ts';
import { newPersona } from '../harness/sign-in.ts';
import { agreeAtPortal, beAtPortal } from './provider-windows.ts';
import { expect, failedToLoad, test } from './sign-in-test.ts';

const failed = /잠시 문제가 있어/;

test('login CSRF: an answer for which this browser has not set out signs nobody in', async ({
  page,
  market,
  noise,
}) => {
  noise.expect(failedToLoad);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of [
    '/login-landing#access_token=stolen&state=1234&token_type=bearer&expires_in=3600',
    '/login-landing?code=stolen&state=',
    '/login-landing?state=&error=server_error',
    `/login-landing-apple?key=${'k'.repeat(43)}`,
  ]) {
    await page.goto('about:blank');
    await page.goto(market.address + address);
    await expect(page.getByRole('alertdialog')).toHaveText(failed);
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(page).toHaveURL(/\/login$/);
  }
  expect(asked.filter((url) => url.includes('signin-and-up'))).toEqual([]);
});

test('login CSRF: a form that another site sends to the landing page signs nobody in', async ({
  page,
  market,
  noise,
}) => {
  noise.expect(failedToLoad);
  await page.goto(`${market.shop}/login`);
  await page.evaluate((action) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action });
    for (const [name, value] of Object.entries({ code: 'c', id_token: 'a.b.c', state: 'attackers' })) {
      form.append(Object.assign(document.createElement('input'), { name, value }));
    }
    document.body.append(form);
    form.submit();
  }, `${market.address}/login-landing-apple`);
  await expect(page).toHaveURL(/login-landing-apple\?key=/);
  await expect(page.getByRole('alertdialog')).toHaveText(failed);
  expect(await page.evaluate(() => localStorage.getItem('accessToken1'))).toBeNull();
});

test('an answer that comes a second time, or with another state, is none', async ({ page, market }) => {
  await beAtPortal(page, newPersona(), market.portal);
  const landings: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/login-landing#')) landings.push(frame.url());
  });
  await page.goto(`${market.address}/login-action?platform=naver`);
  await agreeAtPortal(page);
  await expect(page).toHaveURL(/\/sign-up$/);
  const [landing = ''] = landings;
  await page.evaluate(() => localStorage.clear());

  await page.goto(landing);
  await expect(page.getByRole('alertdialog')).toHaveText(failed);
  await page.getByRole('alertdialog').getByRole('button').click();

  await page.evaluate(() => {
    localStorage.setItem('state', 'another');
    localStorage.setItem('redirectUri', `${location.origin}/login-landing`);
    localStorage.setItem('auth:signInAttempt', '{"platform":"naver","mode":"redirect","nonce":"n"}');
  });
  await page.goto('about:blank');
  await page.goto(landing);
  await expect(page.getByRole('alertdialog')).toHaveText(failed);
  expect(await page.evaluate(() => localStorage.getItem('accessToken1'))).toBeNull();
});

test('hostile frames and popups get nothing', async ({ page, context, market, noise }) => {
  noise.expect(/frame-ancestors/, failedToLoad);
  await page.goto(`${market.address}/login`);
  await hydrated(page);

  const hostile = await context.newPage();
  const nest = 'http://hostile.localhost:9/';
  await hostile.route(`${nest}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>경품' }),
  );
  await hostile.goto(nest);
  const framed = await hostile.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    try {
      return frame.contentDocument?.body.textContent ?? 'another origin';
    } catch {
      return 'another origin';
    }
  }, `${market.address}/login`);
  expect(framed).not.toContain('시작해요');
  expect(
    hostile
      .frames()
      .map((frame) => frame.url())
      .filter((url) => url.startsWith(market.address)),
  ).toEqual([]);

  // It pretends to be the provider's window, and one of the market's own.
  const heard = await hostile.evaluate(async (address) => {
    const messages: unknown[] = [];
    addEventListener('message', ({ data }) => messages.push(data));
    const popup = open(`${address}/login`);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const answer = { method: 'oauthDone', data: { authorization: { code: 'c', id_token: 'a.b.c', state: 's' } } };
    for (const data of [
      JSON.stringify(answer),
      answer,
      { name: 'appLogin' },
      { name: 'moveRoute', url: '/withdraw' },
    ]) {
      popup?.postMessage(data, '*');
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return messages;
  }, market.address);
  expect(heard).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('accessToken1'))).toBeNull();
});
