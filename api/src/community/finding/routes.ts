import { dayMs } from '@jangteo/contract/korean-day';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { readDateTime } from '../../platform/values/date-time.ts';
import { viewerOf } from '../viewer.ts';
import { hasNews } from './alert.ts';
import { listMyClips, listMyLikes, listMyPosts, listMyQuestions, listMyReplies } from './my-lists.ts';
import { searchPosts } from './search-posts.ts';

export function findingRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/community/search', async ({ query, caller }) => {
    const { type, ...search } = query;
    return searchPosts(database, { ...search, board: type, viewer: await viewerOf(caller) });
  });

  serve(app, 'GET /api/v1/community/my/post', ({ query, member }) =>
    listMyPosts(database, { ...query, viewer: member.memberId }),
  );
  serve(app, 'GET /api/v1/community/my/qna', ({ query, member }) =>
    listMyQuestions(database, { ...query, viewer: member.memberId }),
  );
  serve(app, 'GET /api/v1/community/my/like', ({ query, member }) =>
    listMyLikes(database, { ...query, viewer: member.memberId }),
  );
  serve(app, 'GET /api/v1/community/my/clipping', ({ query, member }) =>
    listMyClips(database, { ...query, viewer: member.memberId }),
  );
  serve(app, 'GET /api/v1/community/my/reply', ({ query, member }) =>
    listMyReplies(database, { ...query, viewer: member.memberId }),
  );

  serve(app, 'GET /api/v1/community/alert', async ({ query, caller }) => {
    const at = now();
    const since = query.since ? readDateTime(query.since) : new Date(at.getTime() - dayMs);
    return { isNew: await hasNews(database, await viewerOf(caller), since), serverDt: at.toISOString() };
  });
}
