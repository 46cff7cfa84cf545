import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { newPersona } from '../harness/sign-in.ts';
import { agreeAtPortal, beAtPortal, token } from './provider-windows.ts';
import { expect, failedToLoad, type MarketOfDomain, test } from './sign-in-test.ts';

const failed = /잠시 문제가 있어/;

/** Signs in, in this window, and returns the address with the portal's answer. */
async function landingOf(page: Page, { address, portal }: MarketOfDomain, persona: string): Promise<string> {
  const landed = page.waitForRequest((request) => request.url().includes('/login-landing?code='));
  await beAtPortal(page, persona, portal);
  await page.goto(`${address}/login-action?platform=naver`);
  await agreeAtPortal(page);
  await expect(page).toHaveURL(/\/sign-up$/);
  return (await landed).url();
}

const stateOf = (landing: string): string => new URL(landing).searchParams.get('state') ?? '';

/** Makes this browser believe that it has set out for the portal with that state. */
const waitForAnswer = (page: Page, state: string) =>
  page.evaluate((value) => {
    localStorage.setItem('state', value);
    localStorage.setItem('redirectUri', `${location.origin}/login-landing`);
    localStorage.setItem('auth:signInAttempt', '{"platform":"naver","mode":"redirect"}');
  }, state);

/** The server's response to the sign-in that this landing sends. */
async function refusalOf(page: Page, landing: string): Promise<unknown> {
  const replied = page.waitForResponse('**/signin-and-up');
  await page.goto('about:blank');
  await page.goto(landing);
  const body = await (await replied).json();
  await expect(page.getByRole('alertdialog')).toHaveText(failed);
  return body;
}

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
  expect(await token(page)).toBeNull();
});

test('an answer that comes a second time, or with another state, is none', async ({ page, market }) => {
  const landing = await landingOf(page, market, newPersona());
  await page.evaluate(() => localStorage.clear());

  await page.goto(landing);
  await expect(page.getByRole('alertdialog')).toHaveText(failed);
  await page.getByRole('alertdialog').getByRole('button').click();

  await waitForAnswer(page, 'another');
  await page.goto('about:blank');
  await page.goto(landing);
  await expect(page.getByRole('alertdialog')).toHaveText(failed);
  expect(await token(page)).toBeNull();
});

test('a browser that is made to wait for a used answer sends it, and the server refuses it', async ({
  page,
  market,
  noise,
}) => {
  noise.expect(failedToLoad);
  const landing = await landingOf(page, market, newPersona());
  await page.evaluate(() => localStorage.clear());
  await waitForAnswer(page, stateOf(landing));
  expect(await refusalOf(page, landing)).toMatchObject({ code: 81 });
  expect(await token(page)).toBeNull();
});

test('login CSRF: the answer of a sign-in that was begun in another browser signs nobody in', async ({
  page,
  browser,
  market,
  noise,
}) => {
  noise.expect(failedToLoad);
  await using attacker = await browser.newContext();
  const attackers = await attacker.newPage();
  // The attacker stops on the way back: the code has not been used.
  const answer = attackers.waitForRequest((request) => request.url().includes('/login-landing?code='));
  await attackers.route('**/login-landing?**', (route) => route.abort());
  await beAtPortal(attackers, newPersona(), market.portal);
  await attackers.goto(`${market.address}/login-action?platform=naver`);
  await agreeAtPortal(attackers);
  const landing = (await answer).url();

  await page.goto(`${market.address}/login`);
  await hydrated(page);
  // Not even a script on the page could make this browser the one in which that sign-in was begun.
  await waitForAnswer(page, stateOf(landing));
  expect(await refusalOf(page, landing)).toMatchObject({ code: 81 });
  expect(await token(page)).toBeNull();
});

test('the secret that binds a sign-in to the browser is seen by no script', async ({ page, context, market }) => {
  const asked = page.waitForResponse('**/social/challenge');
  await page.goto(`${market.address}/login`);
  await asked;
  const [secret] = (await context.cookies(market.address)).filter(({ name }) => name === 'browser');
  expect(secret).toMatchObject({ httpOnly: true, sameSite: 'Strict', domain: 'www.jangteo.localhost' });
  expect(await page.evaluate(() => document.cookie)).not.toContain(secret?.value);
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
  expect(await token(page)).toBeNull();
});
