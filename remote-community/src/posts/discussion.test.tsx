import { answer, pagesOf, renderPage } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { post, reply } from '../testing/posts.ts';

test('[RTE-19] a post has structured data with its replies, without those that were removed', async () => {
  answer('GET /api/v1/community/dashboard/:id', post);
  answer(
    'GET /api/v1/community/dashboard/:id/reply',
    pagesOf([reply(1, { body: '맛있겠어요' }), reply(2, { author: null, body: null })]),
  );
  answer('POST /api/v1/community/dashboard/:id/view-count', { viewCount: 241 });
  const { head } = await renderPage({ routeTable, routes }, '/community/board-detail/7');
  expect(head().things).toMatchObject([
    {
      '@type': 'DiscussionForumPosting',
      url: expect.stringMatching(/^https?:.*\/community\/board-detail\/7$/),
      headline: post.title,
      text: post.body,
      author: { '@type': 'Person', name: '장보는고양이' },
      datePublished: post.regDt,
      image: [expect.stringMatching(/^https?:.*\/img\/kimchi-1\/share$/), expect.any(String)],
      comment: [{ '@type': 'Comment', text: '맛있겠어요' }],
    },
  ]);
});
