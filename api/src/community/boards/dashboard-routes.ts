import type { Board } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { findDailyBoard } from '../daily-board/daily-board.ts';
import { listDashboard } from '../posts/list-dashboard.ts';
import { listPosts } from '../posts/list-posts.ts';
import { popularPosts } from '../posts/popular-posts.ts';
import type { PostKind } from '../posts/readable.ts';
import { changePost, writePost } from '../posts/write-post.ts';
import { viewerOf } from '../viewer.ts';

export function dashboardRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/community/dashboard', async ({ query, caller }) =>
    listDashboard(database, { ...query, viewer: await viewerOf(caller) }),
  );

  serve(app, 'GET /api/v1/community/popular', async ({ query, caller }) => {
    const { range, ...paging } = query;
    return listPosts(database, popularPosts(range, now(), paging), { ...paging, viewer: await viewerOf(caller) });
  });

  serve(app, 'GET /api/v1/community/daily-board', async ({ query, caller }) => {
    const { date = koreanDay(now()), ...paging } = query;
    return findDailyBoard(database, { date, ...paging, viewer: await viewerOf(caller) });
  });

  serve(app, 'POST /api/v1/community/daily-board', async ({ body, member, toast }) => {
    const meal = { ...body, kind: 'daily', topic: 'table', memberId: member.memberId, now: now() } as const;
    const { data, toastItems } = await writePost(database, meal);
    toast(toastItems);
    return data;
  });
}

/** Boards whose posts are text and pictures only share these calls. */
export function writingRoutes(
  app: FastifyInstance,
  { database, now }: Services,
  { board, kind, changed }: { board: Exclude<Board, 'survey'>; kind: PostKind; changed: readonly PostKind[] },
): void {
  const path = `/api/v1/community/${board}` as const;

  serve(app, `POST ${path}`, async ({ body, member, toast }) => {
    const { data, toastItems } = await writePost(database, { ...body, kind, memberId: member.memberId, now: now() });
    toast(toastItems);
    return data;
  });

  serve(app, `PUT ${path}/:id`, ({ params, body, member }) =>
    changePost(database, { ...body, postId: params.id, memberId: member.memberId, kinds: changed, now: now() }),
  );
}
