import { track } from '@jangteo/analytics';
import type { Author, ChildReply, Post } from '@jangteo/contract';
import { showAlert } from '@jangteo/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { askToDeleteReply } from '../../posts/ask-to-delete-reply.ts';
import { replyNoun } from '../../posts/reply-noun.ts';
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

function OwnMenu({ post: { board, postId }, reply: { replyId, isAccepted } }: Pick<ReplyMenuProps, 'post' | 'reply'>) {
  const noun = replyNoun(board);
  const queryClient = useQueryClient();
  const onDeleted = () => {
    void queryClient.invalidateQueries(postQuery(postId));
    void queryClient.invalidateQueries({ queryKey: repliesQuery(postId).queryKey });
  };
  const remove = () =>
    isAccepted
      ? void showAlert('채택된 답변은 지울 수 없어요.')
      : void askToDeleteReply({ board, postId, replyId, onDeleted });
  return <MoreMenu label={`${noun} 메뉴`} items={[{ label: '삭제하기', isDanger: true, act: remove }]} />;
}
