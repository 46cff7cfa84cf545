import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging } from '../call/call.ts';
import { Count, DateTime, dateTimeOf, Id, nonBlank, textOf } from '../call/scalars.ts';
import { Board, PostItem } from './posts.ts';
import { QuestionItem } from './qna.ts';

/** A reply of the caller, with the post that it stands under. */
export const MyReply = Type.Object({
  replyId: Id,
  body: Type.String(),
  likeCount: Count,
  regDt: DateTime,
  post: Type.Object({
    board: Board,
    postId: Id,
    /** Empty when the post is gone. */
    title: Type.String(),
    /** Whether it was deleted or hidden, or the caller has blocked its writer. */
    isGone: Type.Boolean(),
  }),
});
export type MyReply = Static<typeof MyReply>;

const myPosts = (summary: string) =>
  defineCall({ summary, access: 'member', query: Type.Object(Paging), reply: ListOf(PostItem) });

export const findingCalls = {
  'GET /api/v1/community/search': defineCall({
    summary: '커뮤니티 검색. words는 찾은 글에서 돋보이게 할 말',
    access: 'visitor',
    query: Type.Object({
      keyword: textOf('찾을 말', 50, nonBlank),
      type: Type.Optional(Board),
      ...Paging,
    }),
    /** The excerpt is the part of the text that contains the keyword. */
    reply: Type.Object({ ...ListOf(PostItem).properties, words: Type.Array(Type.String()) }),
  }),
  'GET /api/v1/community/my/post': myPosts('내가 쓴 글과 설문'),
  'GET /api/v1/community/my/clipping': myPosts('스크랩한 글: 나중에 한 것부터'),
  'GET /api/v1/community/my/like': myPosts('좋아요한 글: 나중에 한 것부터'),
  'GET /api/v1/community/my/qna': defineCall({
    summary: '내가 한 질문',
    access: 'member',
    query: Type.Object(Paging),
    reply: ListOf(QuestionItem),
  }),
  'GET /api/v1/community/my/reply': defineCall({
    summary: '내가 쓴 댓글',
    access: 'member',
    query: Type.Object(Paging),
    reply: ListOf(MyReply),
  }),
  'GET /api/v1/community/alert': defineCall({
    summary: '커뮤니티 탭의 빨간 점: since 뒤에 새 소식이 있는지. 회원은 내 글의 댓글과 채택도',
    access: 'visitor',
    query: Type.Object({
      since: Type.Optional(dateTimeOf('지난번에 커뮤니티를 본 때. 없으면 하루 전')),
    }),
    reply: Type.Object({ isNew: Type.Boolean(), serverDt: DateTime }),
  }),
};
