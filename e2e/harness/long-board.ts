import type { Calls, PostItem, ReplyOf } from '@jangteo/contract';
import type { Page } from 'playwright/test';

/** The board as it is, continued by posts of several heights; every second one has a picture of its own. */
export async function lengthenBoard(
  page: Page,
  { sample, posts, perPage }: { sample: PostItem; posts: number; perPage: number },
): Promise<{ lastTitle: string }> {
  const pages = posts / perPage;
  const titleOf = (number: number, place: number) => `${number}쪽 ${place}번째 글`;
  const pictureOf = (postId: number) => sample.imageUrl?.replace(/\/img\/[^/.]+/, `/img/made-${postId}`) ?? null;
  await page.route(/\/api\/v1\/community\/dashboard\?.*page=(?!1&)/, (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    const data: ReplyOf<Calls['GET /api/v1/community/dashboard']> = {
      page: number,
      limit: perPage,
      hasNext: number < pages,
      totalCount: posts,
      list: Array.from({ length: perPage }, (_, place) => {
        const postId = 1_000_000 + number * perPage + place;
        return {
          ...sample,
          postId,
          title: `${titleOf(number, place)} ${'긴 제목 '.repeat((place * 7) % 12)}`,
          imageUrl: place % 2 === 0 ? pictureOf(postId) : null,
        };
      }),
    };
    return route.fulfill({ json: { code: 0, message: '', data } });
  });
  const picture = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
  await page.route(/\/img\/made-/, (route) => route.fulfill({ contentType: 'image/gif', body: picture }));
  return { lastTitle: titleOf(pages, perPage - 1) };
}
