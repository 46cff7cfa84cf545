import { track } from '@jangteo/analytics';
import type { Author, ChildReply, Post } from '@jangteo/contract';
import { starRules } from '@jangteo/contract/star-rules';
import { call } from '@jangteo/http';
import { askConfirm, showToast } from '@jangteo/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replyNoun } from '../../posts/reply-noun.ts';
import { reportFailure } from '../acts/report-failure.ts';
import { useMemberAct } from '../acts/use-member-act.ts';
import { MoreMenu } from '../menu/more-menu.tsx';
import { ReportSheet } from '../menu/report-sheet.tsx';
import { useBlock } from '../menu/use-block.ts';
import { postQuery } from '../post-query.ts';
import { repliesQuery } from './replies-query.ts';

interface ReplyMenuProps {
  post: Post;
  reply: ChildReply;
  author: Author;
  /** Whether the reply is as the member sees it. */
  isReady: boolean;
}

export const ReplyMenu = (props: ReplyMenuProps) =>
  props.reply.isMine ? <OwnMenu {...props} /> : <OthersMenu {...props} />;

function OwnMenu({ post: { board, postId }, reply: { replyId } }: ReplyMenuProps) {
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

function OthersMenu({ post: { board, postId }, reply: { replyId }, author, isReady }: ReplyMenuProps) {
  const [isReporting, setReporting] = useState(false);
  const report = useMemberAct({ action: `report reply ${replyId}`, act: () => setReporting(true), isReady });
  const block = useBlock({ author, on: `reply ${replyId}`, isReady });
  return (
    <>
      <MoreMenu
        label={`${replyNoun(board)} 메뉴`}
        items={[
          { label: '신고하기', act: report },
          { label: '글쓴이 차단하기', isDanger: true, act: block },
        ]}
      />
      {isReporting && (
        <ReportSheet
          target="reply"
          targetId={replyId}
          onClose={() => setReporting(false)}
          onReported={(reason) =>
            track('report comment', { post_id: postId, post_type: board, comment_id: replyId, reason })
          }
        />
      )}
    </>
  );
}
