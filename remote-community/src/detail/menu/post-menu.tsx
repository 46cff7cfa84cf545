import { track } from '@jangteo/analytics';
import type { Post } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { starRules } from '@jangteo/contract/star-rules';
import { call } from '@jangteo/http';
import { useNavigate } from '@jangteo/navigation';
import { askConfirm, showToast } from '@jangteo/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportFailure } from '../acts/report-failure.ts';
import { useMemberAct } from '../acts/use-member-act.ts';
import { type MenuItem, MoreMenu } from './more-menu.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { useBlock } from './use-block.ts';

interface PostMenuProps {
  post: Post;
  /** Whether the post is as the member sees it. */
  isReady: boolean;
}

export const PostMenu = ({ post, isReady }: PostMenuProps) =>
  post.isMine ? <OwnMenu post={post} /> : <OthersMenu post={post} isReady={isReady} />;

function OwnMenu({ post }: { post: Post }) {
  const remove = useDeletePost(post);
  const form = formOf(post);
  const items: MenuItem[] = [
    ...(form ? [{ label: '수정하기', to: form }] : []),
    { label: '삭제하기', isDanger: true, act: () => void remove() },
  ];
  return <MoreMenu label="글 메뉴" items={items} />;
}

/** The form for surveys and the one for meals have other fields. */
function formOf({ board, boardDate, postId }: Post): string | undefined {
  if (board === 'qna') return links.communityQuestionForm(postId);
  return board === 'dashboard' && boardDate === null ? links.communityPostForm(postId) : undefined;
}

const listOf = ({ board }: Post): string => lists[board]();

const lists = { dashboard: links.communityDashboard, qna: links.communityQna, survey: links.communitySurvey };

function useDeletePost(post: Post): () => Promise<void> {
  const { board, postId } = post;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const send = async () => {
    try {
      await call(`DELETE /api/v1/community/${board}/:id`, { params: { id: postId } });
    } catch (error) {
      reportFailure(error, { text: '글을 삭제하지 못했어요.', retry: () => void send() });
      return;
    }
    track('delete post', { post_id: postId, post_type: board });
    await navigate(listOf(post), { replace: true });
    showToast({ matter: 'delete', icon: 'check', start: '글을 삭제했어요.' });
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => `${name}`.startsWith('community:') });
  };
  return async () => {
    const isSure = await askConfirm({
      title: '글을 삭제할까요?',
      text: `삭제한 글은 되살릴 수 없어요.\n쓴 지 ${starRules.deletionDays}일 안에 삭제하면 받은 별도 사라져요.`,
      confirmLabel: '삭제하기',
    });
    if (isSure) await send();
  };
}

function OthersMenu({ post, isReady }: PostMenuProps) {
  const { board, postId, author } = post;
  const [isReporting, setReporting] = useState(false);
  const navigate = useNavigate();
  const report = useMemberAct({ action: `report post ${postId}`, act: () => setReporting(true), isReady });
  const block = useBlock({
    author,
    on: `post ${postId}`,
    isReady,
    onBlocked: async () => navigate(listOf(post), { replace: true }),
  });
  return (
    <>
      <MoreMenu
        label="글 메뉴"
        items={[
          { label: '신고하기', act: report },
          { label: '글쓴이 차단하기', isDanger: true, act: block },
        ]}
      />
      {isReporting && (
        <ReportSheet
          target="post"
          targetId={postId}
          onClose={() => setReporting(false)}
          onReported={(reason) => track('report post', { post_id: postId, post_type: board, reason })}
        />
      )}
    </>
  );
}
