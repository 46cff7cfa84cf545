import { track } from '@jangteo/analytics';
import type { Board } from '@jangteo/contract';
import { starRules } from '@jangteo/contract/star-rules';
import { call } from '@jangteo/http';
import { askConfirm, showToast } from '@jangteo/overlay';
import { replyNoun } from './reply-noun.ts';
import { reportFailure } from './report-failure.ts';

interface OwnReply {
  board: Board;
  postId: number;
  replyId: number;
  onDeleted: () => void;
}

/** Deletes a reply of one's own after a question. */
export async function askToDeleteReply(reply: OwnReply): Promise<void> {
  const noun = replyNoun(reply.board);
  const isSure = await askConfirm({
    title: `${noun}을 삭제할까요?`,
    text: `삭제한 ${noun}은 되살릴 수 없어요.\n쓴 지 ${starRules.deletionDays}일 안에 삭제하면 받은 별도 사라져요.`,
    confirmLabel: '삭제하기',
    isFinal: true,
  });
  if (isSure) await deleteReply(reply);
}

async function deleteReply(reply: OwnReply): Promise<void> {
  const { board, postId, replyId, onDeleted } = reply;
  const noun = replyNoun(board);
  try {
    await call(`DELETE /api/v1/community/${board}/:id/reply/:replyId`, { params: { id: postId, replyId } });
  } catch (error) {
    reportFailure(error, { text: `${noun}을 삭제하지 못했어요.`, retry: () => void deleteReply(reply) });
    return;
  }
  track('delete comment', { post_id: postId, post_type: board, comment_id: replyId });
  showToast({ matter: 'delete', icon: 'check', start: `${noun}을 삭제했어요.` });
  onDeleted();
}
