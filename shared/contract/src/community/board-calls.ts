import { Type } from 'typebox';
import { defineCall, ListOf, Paging, withDefault } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, DateTime, DeviceUuid, Id, idOf, RequestKey } from '../call/scalars.ts';
import { citedProducts, Post, PostTopic, postImages, postProducts, postTexts, ReplyText } from './posts.ts';
import { Reply } from './replies.ts';

const path = { id: idOf('글 번호 postId') };
const replyPath = { ...path, replyId: idOf('댓글 번호') };

const PostSort = withDefault(
  Type.Enum(['new', 'popular'], { default: 'new', description: 'new 새 글부터, popular 반응이 많은 글부터' }),
);
export const postQuery = { topic: Type.Optional(PostTopic), sort: PostSort, ...Paging };

export const Created = Type.Object({ postId: Id });
export const Changed = Type.Object({ postId: Id, editDt: DateTime });

/** A text that contains a ban word is refused with code 12; the message names the word. */
export const writing = { topic: PostTopic, ...postTexts, images: postImages, productNos: Type.Optional(postProducts) };
export const newPost = { requestKey: RequestKey, ...writing };

/** Calls on a post and its replies, for every board. */
export const boardCalls = (name: string) => ({
  'GET /:id': defineCall({
    summary: `${name} 한 건`,
    access: 'visitor',
    params: Type.Object(path),
    reply: Post,
    errors: [codes.noData],
  }),
  'DELETE /:id': defineCall({
    summary: `내 ${name} 삭제. 채택한 답변이 있는 질문은 지울 수 없음`,
    access: 'member',
    params: Type.Object(path),
    reply: Type.Object({}),
    errors: [codes.noData, codes.unsupported],
  }),
  'PUT /:id/like': defineCall({
    summary: `${name} 좋아요: 바라는 상태를 보내므로 다시 보내도 같음`,
    access: 'member',
    params: Type.Object(path),
    body: Type.Object({ isLike: Type.Boolean({ description: '바라는 상태' }) }),
    reply: Type.Object({ isLike: Type.Boolean(), likeCount: Count }),
    errors: [codes.noData, codes.parameterStore],
  }),
  'PUT /:id/clipping': defineCall({
    summary: `${name} 스크랩: 바라는 상태를 보내므로 다시 보내도 같음`,
    access: 'member',
    params: Type.Object(path),
    body: Type.Object({ isClip: Type.Boolean({ description: '바라는 상태' }) }),
    reply: Type.Object({ isClip: Type.Boolean(), clipCount: Count }),
    errors: [codes.noData],
  }),
  'GET /:id/reply': defineCall({
    summary: `${name}의 댓글: 오래된 것부터, 답글과 함께. 채택된 답변은 맨 앞`,
    access: 'visitor',
    params: Type.Object(path),
    query: Type.Object(Paging),
    reply: ListOf(Reply),
    errors: [codes.noData],
  }),
  'POST /:id/reply': defineCall({
    summary: `${name}에 댓글 쓰기. replyToId를 주면 그 댓글의 답글`,
    access: 'member',
    params: Type.Object(path),
    body: Type.Object({
      requestKey: RequestKey,
      body: ReplyText,
      replyToId: Type.Optional(idOf('답글이면 어느 댓글의 답글인지')),
      productNos: Type.Optional(citedProducts),
    }),
    reply: Type.Object({ replyId: Id }),
    errors: [codes.noData, codes.parameterStore],
  }),
  'DELETE /:id/reply/:replyId': defineCall({
    summary: '내 댓글 삭제. 채택된 답변은 지울 수 없음',
    access: 'member',
    params: Type.Object(replyPath),
    reply: Type.Object({}),
    errors: [codes.noData, codes.unsupported],
  }),
  'PUT /:id/reply/:replyId/like': defineCall({
    summary: '댓글 좋아요: 바라는 상태를 보내므로 다시 보내도 같음',
    access: 'member',
    params: Type.Object(replyPath),
    body: Type.Object({ isLike: Type.Boolean({ description: '바라는 상태' }) }),
    reply: Type.Object({ isLike: Type.Boolean(), likeCount: Count }),
    errors: [codes.noData, codes.parameterStore],
  }),
  'POST /:id/share': defineCall({
    summary: `${name} 공유. 회원마다 한 번 세고, 별은 하루에 한 번 줌. 방문자의 공유는 세지 않음`,
    access: 'visitor',
    params: Type.Object(path),
    headers: Type.Object({ deviceUuid: DeviceUuid }),
    reply: Type.Object({ shareCount: Count }),
    errors: [codes.noData, codes.parameterStore],
  }),
  'POST /:id/view-count': defineCall({
    summary: `${name} 조회. 회원은 하루에 한 번, 방문자는 같은 네트워크에서 하루에 스무 번까지 셈`,
    access: 'visitor',
    params: Type.Object(path),
    headers: Type.Object({ deviceUuid: DeviceUuid }),
    reply: Type.Object({ viewCount: Count }),
    errors: [codes.noData],
  }),
});

/** Calls that write posts of text and pictures only. */
export const writingCalls = (name: string) => ({
  'POST ': defineCall({
    summary: `${name} 쓰기`,
    access: 'member',
    body: Type.Object(newPost),
    reply: Created,
    errors: [codes.noData, codes.parameterStore],
  }),
  'PUT /:id': defineCall({
    summary: `내 ${name} 고치기. 답변을 채택한 질문의 제목은 바꿀 수 없음`,
    access: 'member',
    params: Type.Object(path),
    body: Type.Object(writing),
    reply: Changed,
    errors: [codes.noData, codes.unsupported],
  }),
});
