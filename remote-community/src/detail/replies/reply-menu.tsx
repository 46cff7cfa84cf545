import { track } from '@jangteo/analytics';
import type { Author, ChildReply, Post } from '@jangteo/contract';
import { starRules } from '@jangteo/contract/star-rules';
import { call } from '@jangteo/http';
import { askConfirm, showToast } from '@jangteo/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { replyNoun } from '../../posts/reply-noun.ts';
import { reportFailure } from '../acts/report-failure.ts';
import { MoreMenu } from '../menu/more-menu.tsx';
import { OthersMenu } from '../menu/others-menu.tsx';
import { postQuery } from '../post-query.ts';
import { repliesQuery } from './replies-query.ts';

interface ReplyMenuProps {
  post: Post;
  reply: ChildReply;
  author: Author;
  /** Whether the reply is as the member sees it. */
  isReady: boolean;
}

export function ReplyMenu({ post, reply, author, isReady }: ReplyMenuProps) {
  if (reply.isMine) return <OwnMenu post={post} reply={reply} />;
  const { board, postId } = post;
  const { replyId } = reply;
  return (
    <OthersMenu
      label={`${replyNoun(board)} 메뉴`}
      target="reply"
      targetId={replyId}
      author={author}
      isReady={isReady}
      onReported={(reason) =>
        track('report comment', { post_id: postId, post_type: board, comment_id: replyId, reason })
      }
    />
  );
}

function OwnMenu({ post: { board, postId }, reply: { replyId } }: Pick<ReplyMenuProps, 'post' | 'reply'>) {
  const queryClient = useQueryClient();
  const noun = replyNoun(board);
  const send = async () => {
    try {
      await call(`DELETE /api/v1/community/${board}/:id/reply/:replyId`, { params: { id: postId, replyId } });
    } catch (error) {
      reportFailure(error, { text: `${noun}을 삭제하지 못했어요.`, retry: () => void send() });
      return;
    }
    track('delete comment', { post_id: postId, post_type: board, comment_id: replyId });
    showToast({ matter: 'delete', icon: 'check', start: `${noun}을 삭제했어요.` });
    void queryClient.invalidateQueries(postQuery(postId));
    void queryClient.invalidateQueries({ queryKey: repliesQuery(postId).queryKey });
  };
  const ask = async () => {
    const isSure = await askConfirm({
      title: `${noun}을 삭제할까요?`,
      text: `삭제한 ${noun}은 되살릴 수 없어요.\n쓴 지 ${starRules.deletionDays}일 안에 삭제하면 받은 별도 사라져요.`,
      confirmLabel: '삭제하기',
    });
    if (isSure) await send();
  };
  return <MoreMenu label={`${noun} 메뉴`} items={[{ label: '삭제하기', isDanger: true, act: () => void ask() }]} />;
}
