import { footer, section } from '../harness/landmarks.ts';
import { ask } from '../harness/market-data.ts';
import { expect, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false });

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

test('[SHP-01] deals, prices, stores and the footer are in the server’s HTML', async ({ page }) => {
  const { limited, period } = await ask('GET /api/v1/display/home/deal');
  const { list: stores } = await ask('GET /api/v1/display/home/shop');
  expect(limited.length, 'the demo market has deals').toBeGreaterThan(2);
  await page.goto('/');

  const deals = section(page, '오늘의 한정특가');
  // The rest of a rail comes with the scripts.
  for (const { product } of limited.slice(0, 3)) {
    const card = deals.getByRole('article').filter({ hasText: product.title }).first();
    await expect(card).toContainText(product.shopName);
    await expect(card).toContainText(won(product.discountPrice));
  }
  await expect(deals.getByRole('timer').first()).toBeVisible();
  const periods = section(page, '기간특가');
  for (const { title } of period) await expect(periods).toContainText(title);
  for (const { shop } of stores) await expect(page.getByRole('heading', { name: shop.shopName }).first()).toBeVisible();
  await expect(footer(page)).toContainText('통신판매중개자');
  for (const label of ['사업자등록번호', '통신판매업 신고번호', '호스팅 제공자', '대표', '주소', '이메일']) {
    await expect(footer(page)).toContainText(label);
  }
});

test('[SHP-01] links work without scripts', async ({ page }) => {
  await page.goto('/');
  const titles = section(page, '이런 상품은 어때요?').getByRole('article').getByRole('heading');
  const onFirstPage = await titles.allTextContents();
  await page.getByRole('link', { name: '상품 더 보기' }).click();
  await expect(page).toHaveURL(/\/\?page=2#recommendation$/);
  await expect(titles.first()).toBeVisible();
  const onSecondPage = await titles.allTextContents();
  expect(onSecondPage.length).toBeGreaterThan(0);
  expect(onSecondPage.filter((title) => onFirstPage.includes(title))).toEqual([]);

  await footer(page).getByRole('link', { name: '이용약관' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이용약관');
});

test('[SHP-08] the pictures of the first view load, in a modern format and no larger than needed', async ({ page }) => {
  const pictures: { type: string; width: number; bytes: number }[] = [];
  page.on('response', async (response) => {
    const [, width] = /\/img\/[^/]+\/(\d+)$/.exec(response.url()) ?? [];
    if (!width) return;
    const { 'content-type': type = '', 'content-length': bytes } = response.headers();
    pictures.push({ type, width: Number(width), bytes: Number(bytes) });
  });
  await page.goto('/');
  await expect
    .poll(() =>
      page
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(pictures.length).toBeGreaterThan(0);
  for (const { type, width } of pictures) {
    expect(type).toMatch(/^image\/(avif|webp)$/);
    expect(width).toBeLessThanOrEqual(960);
  }
});
