import { hydrated } from '../harness/hydrated.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

test('a member stays signed in across documents and tabs of the browser', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/');
  await hydrated(page);
  const asked = context.waitForEvent('request', (request) => request.url().includes('/web/profile'));
  const other = await context.newPage();
  await other.goto('/');
  expect((await asked).headers().authorization).toMatch(/^Bearer /);
});
