import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import { offsetOf, pageOf } from '../platform/paging.ts';
import type { Services } from '../services.ts';
import { countDashboardPosts, findDashboardPost, findDashboardPosts, isOnDashboard } from './dashboard.ts';
import { countPopularPosts, findPopularPosts } from './popular-posts.ts';
import { countReplies, findReplies } from './replies.ts';

export function postRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/community/popular', async ({ query }) => {
    const at = now();
    const [list, count] = await Promise.all([
      findPopularPosts(database, query.range, { at, limit: query.limit, offset: offsetOf(query) }),
      countPopularPosts(database, query.range, at),
    ]);
    return pageOf(query, list, count);
  });

  serve(app, 'GET /api/v1/community/dashboard', async ({ query }) => {
    const [list, count] = await Promise.all([
      findDashboardPosts(database, query.topic, { limit: query.limit, offset: offsetOf(query) }),
      countDashboardPosts(database, query.topic),
    ]);
    return pageOf(query, list, count);
  });

  serve(app, 'GET /api/v1/community/dashboard/:id', async ({ params }) => {
    const post = await findDashboardPost(database, params.id);
    if (!post) throw new ApiError('noData');
    return post;
  });

  serve(app, 'GET /api/v1/community/dashboard/:id/reply', async ({ params, query }) => {
    const [exists, list, count] = await Promise.all([
      isOnDashboard(database, params.id),
      findReplies(database, params.id, { limit: query.limit, offset: offsetOf(query) }),
      countReplies(database, params.id),
    ]);
    if (!exists) throw new ApiError('noData');
    return pageOf(query, list, count);
  });
}
