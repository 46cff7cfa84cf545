import { links } from '@jangteo/contract/links';
import { ask } from '../harness/market-data.ts';
import { expect, test } from '../harness/test.ts';
import { address } from '../places.ts';

test.use({ javaScriptEnabled: false });

/** A post of the demo market with a picture and replies. */
async function discussedPost() {
  const { list } = await ask('GET /api/v1/community/dashboard', '?limit=100');
  const post = list.find(({ replyCount, imageCount }) => replyCount > 0 && imageCount > 0);
  if (!post) throw new Error('The demo market has no post with a picture and a reply');
  return post;
}

test('[RTE-18] [COM-01] the tabs are in the server’s HTML and lead to each other', async ({ page }) => {
  await page.goto(links.communityPopular());
  for (const [name, call] of [
    ['게시판', 'GET /api/v1/community/dashboard'],
    ['질문', 'GET /api/v1/community/qna'],
    ['설문', 'GET /api/v1/community/survey'],
  ] as const) {
    await page.getByRole('navigation', { name: '커뮤니티 메뉴' }).getByRole('link', { name, exact: true }).click();
    const pictures = page.locator('main li img');
    // Other tests write meanwhile, so that page and list may be of two moments.
    await expect(async () => {
      await page.reload();
      const { list } = await ask(call);
      const [first] = list.filter(({ title }) => title.length > 0);
      if (!first) throw new Error(`The demo market has nothing under ${name}`);
      await expect(page.getByRole('main').getByText(first.title).first()).toBeVisible({ timeout: 1_000 });
      await expect(pictures).toHaveCount(list.filter(({ imageUrl }) => imageUrl).length, { timeout: 1_000 });
    }).toPass();
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
  }
});

test('[RTE-19] [COM-03] a post is read with its replies, and has its share picture and structured data', async ({
  page,
}) => {
  const { postId, title, author } = await discussedPost();
  await page.goto(links.communityPost(postId));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: /^댓글/ }).getByRole('listitem').first()).toBeVisible();
  const picture = await page.locator('head meta[property="og:image"]').getAttribute('content');
  expect(picture).toMatch(/\/img\/.+\/share$/);
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  const [thing] = texts.map((text) => JSON.parse(text));
  expect(thing).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url: address + links.communityPost(postId),
    headline: title,
    author: { '@type': 'Person', name: author.nickname },
  });
  expect(thing.comment.length).toBeGreaterThan(0);
  expect(thing.image).toContain(picture);
});

test('[RTE-19] [COM-03] a question is read with its accepted answer first, and has its share picture and structured data', async ({
  page,
}) => {
  const { list } = await ask('GET /api/v1/community/qna', '?state=accepted&limit=100');
  const question = list.find(({ imageCount }) => imageCount > 0);
  if (!question) throw new Error('The demo market has no question with a picture and an accepted answer');
  const { postId, title, author, topic } = question;
  await page.goto(links.communityQuestion(postId));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const answers = page.getByRole('region', { name: /^답변/ }).getByRole('listitem');
  await expect(answers.first()).toContainText('채택된 답변');
  expect(await page.locator('head meta[property="og:image"]').getAttribute('content')).toMatch(/\/img\/.+\/share$/);
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  const [thing] = texts.map((text) => JSON.parse(text));
  expect(thing).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      author: { '@type': 'Person', name: author.nickname },
      answerCount: question.replyCount,
    },
  });
  const { acceptedAnswer, suggestedAnswer } = thing.mainEntity;
  expect(acceptedAnswer.url).toContain(address + links.communityQuestion(postId));
  await expect(answers.first()).toContainText(acceptedAnswer.text);
  expect(suggestedAnswer.length).toBeGreaterThan(0);
  expect(suggestedAnswer).not.toContainEqual(acceptedAnswer);

  await page.locator('main article > header a').first().click();
  await expect(page).toHaveURL(`${links.communityQna()}?topic=${topic}`);
  await expect(async () => {
    await page.reload();
    const { list: ofTopic } = await ask('GET /api/v1/community/qna', `?topic=${topic}`);
    await expect(page.locator('main ol > li')).toHaveCount(ofTopic.length, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
});

test('[RTE-22] [COM-06] the search is a form, and what is found is in the server’s HTML', async ({ page }) => {
  await page.goto(links.communitySearch());
  await page.getByRole('searchbox').fill('김치');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(links.communitySearchPosts('김치'));
  await expect(page.locator('main mark', { hasText: '김치' }).first()).toBeVisible();
  await page.getByRole('navigation', { name: '검색 결과' }).getByRole('link', { name: '질문' }).click();
  await expect(page).toHaveURL(links.communitySearchQuestions('김치'));
});
