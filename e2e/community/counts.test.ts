import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { watchCollectors } from '../harness/collected.ts';
import { hydrated } from '../harness/hydrated.ts';
import { ask } from '../harness/market-data.ts';
import { expect, test } from '../harness/test.ts';

const countOf = (page: Page, what: 'view-count' | 'share', postId: number) =>
  page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(`/dashboard/${postId}/${what}`),
  );

async function somePost(): Promise<number> {
  const { list } = await ask('GET /api/v1/community/dashboard');
  const [post] = list;
  if (!post) throw new Error('The demo market has no post');
  return post.postId;
}

test('[COM-02] [ANA-01] opening a post counts a view and reports it with its type', async ({ page }) => {
  const postId = await somePost();
  const told = watchCollectors(page);
  const counted = countOf(page, 'view-count', postId);
  await page.goto(links.communityPost(postId));
  await hydrated(page);
  expect(await (await counted).json()).toMatchObject({ code: 0 });
  await expect
    .poll(() => told.filter(({ collector, name }) => collector === 'tag-manager' && name === 'view_post'))
    .toMatchObject([{ given: { post_id: postId, post_type: 'dashboard' } }]);
});

test('[COM-02] [ANA-01] sharing a post counts and reports it with its type', async ({ page }) => {
  const postId = await somePost();
  const told = watchCollectors(page);
  await page.goto(links.communityPost(postId));
  await hydrated(page);
  await page.getByRole('button', { name: '공유하기' }).click();
  const counted = countOf(page, 'share', postId);
  await page.getByRole('button', { name: 'URL 복사' }).click();
  expect(await (await counted).json()).toMatchObject({ code: 0 });
  await expect
    .poll(() => told.filter(({ collector, name }) => collector === 'tag-manager' && name === 'share_post'))
    .toMatchObject([{ given: { post_id: postId, post_type: 'dashboard' } }]);
});
