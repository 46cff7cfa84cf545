import type { Board } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { memberMark, visitorMark } from '../../platform/visit-mark.ts';
import { countVisit } from '../posts/count-visit.ts';
import { deletePost } from '../posts/delete-post.ts';
import { findPost, requirePost } from '../posts/find-post.ts';
import { kindsOf } from '../posts/readable.ts';
import { sharePost } from '../posts/share-post.ts';
import { clipPost, likePost, likeReply } from '../reactions/like.ts';
import { deleteReply } from '../replies/delete-reply.ts';
import { findReplies } from '../replies/find-replies.ts';
import { writeReply } from '../replies/write-reply.ts';
import { viewerOf } from '../viewer.ts';

/** The calls on a post and its replies, which all boards have. */
export function boardRoutes(app: FastifyInstance, { database, keys, now }: Services, board: Board): void {
  const path = `/api/v1/community/${board}` as const;

  serve(app, `GET ${path}/:id`, async ({ params, caller }) =>
    findPost(database, { board, postId: params.id, viewer: await viewerOf(caller) }, now()),
  );

  serve(app, `DELETE ${path}/:id`, async ({ params, member }) => {
    const kinds = kindsOf[board];
    await deletePost(database, { postId: params.id, memberId: member.memberId, kinds, now: now() });
    return {};
  });

  serve(app, `PUT ${path}/:id/like`, async ({ params, body, member }) => {
    const wanted = { board, postId: params.id, memberId: member.memberId, isWanted: body.isLike, now: now() };
    return { isLike: body.isLike, likeCount: await likePost(database, wanted) };
  });

  serve(app, `PUT ${path}/:id/clipping`, async ({ params, body, member }) => {
    const wanted = { board, postId: params.id, memberId: member.memberId, isWanted: body.isClip, now: now() };
    return { isClip: body.isClip, clipCount: await clipPost(database, wanted) };
  });

  serve(app, `GET ${path}/:id/reply`, async ({ params, query, caller }) => {
    const viewer = await viewerOf(caller);
    const [replies] = await Promise.all([
      findReplies(database, params.id, { ...query, viewer, now: now() }),
      requirePost(database, { board, postId: params.id, viewer }),
    ]);
    return replies;
  });

  serve(app, `POST ${path}/:id/reply`, async ({ params, body, member, toast }) => {
    const { requestKey, replyToId, productNos } = body;
    const place = { board, postId: params.id, memberId: member.memberId };
    const reply = { ...place, requestKey, body: body.body, replyToId, productNos, now: now() };
    const { data, toastItems } = await writeReply(database, reply);
    toast(toastItems);
    return data;
  });

  serve(app, `DELETE ${path}/:id/reply/:replyId`, async ({ params, member }) => {
    const { id: postId, replyId } = params;
    await deleteReply(database, { board, postId, replyId, memberId: member.memberId, now: now() });
    return {};
  });

  serve(app, `PUT ${path}/:id/reply/:replyId/like`, async ({ params, body, member }) => {
    const { id: postId, replyId } = params;
    const wanted = { board, postId, replyId, memberId: member.memberId, isWanted: body.isLike, now: now() };
    return { isLike: body.isLike, likeCount: await likeReply(database, wanted) };
  });

  serve(app, `POST ${path}/:id/view-count`, async ({ params, headers, client, caller }) => {
    const place = { board, postId: params.id, viewer: await viewerOf(caller) };
    const mark = memberMark(keys, await caller()) ?? visitorMark(keys, { ...client(), ...headers });
    return { viewCount: await countVisit(database, { place, act: 'view', mark, now: now() }) };
  });

  serve(app, `POST ${path}/:id/share`, async ({ params, caller, toast }) => {
    const place = { board, postId: params.id, viewer: await viewerOf(caller) };
    const mark = memberMark(keys, await caller());
    const { data, toastItems } = await sharePost(database, { place, mark, now: now() });
    toast(toastItems);
    return data;
  });
}
