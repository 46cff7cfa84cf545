import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { footer } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';

declare global {
  var violations: string[];
  var hasRun: string[] | undefined;
}

/** Collects the violations of the page's policy, from the start. */
const watchViolations = (page: Page) =>
  page.addInitScript(() => {
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      globalThis.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });

const violationsOf = (page: Page) => page.evaluate(() => globalThis.violations);

test('the home page does not violate its policy', async ({ page }) => {
  await watchViolations(page);
  await page.goto('/');
  await hydrated(page);
  // Not by a click: the endless list above the footer may grow between its press and its release.
  await footer(page).getByRole('link', { name: '이용약관' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이용약관');
  expect(await violationsOf(page)).toEqual([]);
});

test('a script injected into a page does not run', async ({ page, noise }) => {
  // The changed document has no origin on the network: the browser lets it load nothing from this machine's other
  // ports.
  noise.expect(/Content Security Policy/i, /Trusted/, /\/collectors\//);
  await watchViolations(page);
  const attempts = [
    `<script>(globalThis.hasRun ??= []).push('inline script')</script>`,
    `<script nonce="guessed">(globalThis.hasRun ??= []).push('guessed nonce')</script>`,
    `<script src="data:text/javascript,(globalThis.hasRun??=[]).push('data address')"></script>`,
    `<img src="x:" alt="" onerror="(globalThis.hasRun ??= []).push('handler')">`,
    `<iframe title="" srcdoc="<script>(parent.hasRun ??= []).push('frame')</script>"></iframe>`,
    `<base href="https://elsewhere.example/">`,
  ];
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('<div id="root">', `${attempts.join('')}<div id="root">`) });
  });
  await page.goto('/');
  await hydrated(page);
  expect(await page.evaluate(() => globalThis.hasRun)).toBeUndefined();
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
  expect((await violationsOf(page)).length).toBeGreaterThanOrEqual(attempts.length - 1);
});

test('no eval, and no text becomes markup or a script’s address', async ({ page, noise }) => {
  noise.expect(/Content Security Policy/i, /Trusted/);
  await page.goto('/');
  await hydrated(page);
  const outcomes = await page.evaluate(async () => {
    // Code that a test evaluates is exempt from the policy, until the first turn of the event loop has ended.
    await new Promise((resolve) => setTimeout(resolve));
    const nameOfError = (attempt: () => unknown) => {
      try {
        attempt();
        return 'it ran';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return {
      // biome-ignore lint/security/noGlobalEval: it is what must not work
      eval: nameOfError(() => globalThis.eval('1')),
      Function: nameOfError(() => new Function('return 1')()),
      innerHTML: nameOfError(() => {
        document.createElement('div').innerHTML = '<b>text</b>';
      }),
      scriptText: nameOfError(() => {
        script.text = '1';
      }),
      scriptAddress: nameOfError(() => {
        script.src = '/r/elsewhere.js';
      }),
      ownPolicy: nameOfError(() =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('mine', {}),
      ),
    };
  });
  expect(outcomes).toEqual({
    eval: 'EvalError',
    Function: 'EvalError',
    innerHTML: 'TypeError',
    scriptText: 'TypeError',
    scriptAddress: 'TypeError',
    ownPolicy: 'TypeError',
  });
});

test('headers of pages, scripts and calls', async ({ request }) => {
  const page = (await request.get('/')).headers();
  const policy = page['content-security-policy'] ?? '';
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
    expect(policy).toContain(part);
  }
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{22,}'/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);

  const script = /src="(\/r\/[^"]+)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  for (const path of ['/', '/404', script, '/api/v1/display/web/current-datetime', '/robots.txt']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
  }
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('each page has a nonce of its own', async ({ request }) => {
  const nonceOf = async () =>
    /nonce-([^']+)'/.exec((await request.get('/')).headers()['content-security-policy'] ?? '')?.[1];
  const nonces = new Set([await nonceOf(), await nonceOf(), await nonceOf()]);
  expect(nonces.size).toBe(3);
  expect(nonces).not.toContain(undefined);
});
