import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { DateTime, Id, idOf, textOf } from '../call/scalars.ts';

/** 광고, 욕설, 음란, 허위 정보, 개인정보 노출, 그 밖. */
export const reportReasons = ['spam', 'abuse', 'sexual', 'falsehood', 'privacy', 'other'] as const;

export const BlockedMember = Type.Object({
  memberId: Id,
  /** Null when the member has withdrawn. */
  nickname: Type.Union([Type.String(), Type.Null()]),
  blockDt: DateTime,
});
export type BlockedMember = Static<typeof BlockedMember>;

export const moderationCalls = {
  'GET /api/v1/community/ban-words/validation': defineCall({
    summary: '보내기 전 금칙어 확인. words는 쓴 그대로의 표현. 긴 글은 나누어 확인',
    access: 'visitor',
    query: Type.Object({ text: textOf('확인할 글', 1_000) }),
    reply: Type.Object({ valid: Type.Boolean(), words: Type.Array(Type.String()) }),
  }),
  'POST /api/v1/community/accuse': defineCall({
    summary: '글이나 댓글 신고: 회원마다 한 번. 다시 신고하면 처음 답을 그대로',
    access: 'member',
    body: Type.Object({
      target: Type.Enum(['post', 'reply'], { description: '무엇을 신고하는지' }),
      targetId: idOf('post는 postId, reply는 replyId'),
      reason: Type.Enum(reportReasons, {
        description: 'spam 광고, abuse 욕설, sexual 음란, falsehood 허위, privacy 개인정보 노출, other 그 밖',
      }),
      detail: Type.Optional(textOf('자세한 사정', 500)),
    }),
    reply: Type.Object({ accuseDt: DateTime }),
    errors: [codes.noData, codes.unsupported],
  }),
  'GET /api/v1/community/block': defineCall({
    summary: '내가 차단한 회원: 나중에 차단한 회원부터',
    access: 'member',
    query: Type.Object(Paging),
    reply: ListOf(BlockedMember),
  }),
  'PUT /api/v1/community/block/:memberId': defineCall({
    summary: '회원 차단과 해제: 차단한 회원의 글과 댓글은 나에게 보이지 않음',
    access: 'member',
    params: Type.Object({ memberId: idOf('글쓴이의 memberId') }),
    body: Type.Object({ isBlock: Type.Boolean({ description: '바라는 상태' }) }),
    reply: Type.Object({ isBlock: Type.Boolean() }),
    errors: [codes.noData, codes.unsupported],
  }),
};
