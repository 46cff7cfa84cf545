import { watchCollectors } from '../harness/collected.ts';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';
import { shopAddress } from '../places.ts';

test('[BRG-05] [ANA-01] collectors receive the page, the list and the position of an opened product', async ({
  page,
}) => {
  const told = watchCollectors(page);
  const heard = (name: string) => told.filter((one) => one.collector === 'tag-manager' && one.name === name);
  await page.goto('/');
  await hydrated(page);
  // Events wait until the collectors have loaded; those that wait when the page is left are lost.
  await expect.poll(() => heard('view_home')).toHaveLength(1);
  const link = section(page, '이런 상품은 어때요?').getByRole('article').nth(3).getByRole('heading').getByRole('link');
  await link.click();
  const item = { item_id: Number(/\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0]), order: 4 };
  await expect.poll(() => heard('click_item').map(({ given }) => given)).toMatchObject([item]);
  await page.waitForURL((url) => url.origin === shopAddress);
  await expect
    .poll(() => heard('go_to_item').map(({ given }) => given))
    .toMatchObject([{ ...item, page_name: 'home', category_id: expect.any(Number), price: expect.any(Number) }]);
});

test('[ANA-01] the tabs of the home page are counted', async ({ page }) => {
  const told = watchCollectors(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: '홈 메뉴' }).getByRole('link', { name: '팔도' }).click();
  await expect
    .poll(() => told.filter(({ name }) => name === 'click_tab').map(({ given }) => given))
    .toContainEqual(expect.objectContaining({ button_name: '팔도', page_name: 'home' }));
});
