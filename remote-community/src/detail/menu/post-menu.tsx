import { track } from '@jangteo/analytics';
import type { Post } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { starRules } from '@jangteo/contract/star-rules';
import { call } from '@jangteo/http';
import { useNavigate } from '@jangteo/navigation';
import { askConfirm, showAlert, showToast } from '@jangteo/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCommunity } from '../../posts/refresh-community.ts';
import { reportFailure } from '../../posts/report-failure.ts';
import { writingBoardOf } from '../../posts/writing-board.ts';
import { refreshIfMissing } from '../acts/refresh-if-missing.ts';
import { MoreMenu } from './more-menu.tsx';
import { OthersMenu } from './others-menu.tsx';

interface PostMenuProps {
  post: Post;
  /** Whether the post is as the member sees it. */
  isReady: boolean;
}

export function PostMenu({ post, isReady }: PostMenuProps) {
  const navigate = useNavigate();
  if (post.isMine) return <OwnMenu post={post} />;
  const { board, postId, author } = post;
  return (
    <OthersMenu
      label="글 메뉴"
      target="post"
      targetId={postId}
      author={author}
      isReady={isReady}
      onBlocked={async () => navigate(listOf(post), { replace: true })}
      onReported={(reason) => track('report post', { post_id: postId, post_type: board, reason })}
    />
  );
}

function OwnMenu({ post }: { post: Post }) {
  const remove = useDeletePost(post);
  return (
    <MoreMenu
      label="글 메뉴"
      items={[
        { label: '수정하기', to: forms[writingBoardOf(post)](post.postId) },
        { label: '삭제하기', isDanger: true, act: () => void remove() },
      ]}
    />
  );
}

const forms = {
  dashboard: links.communityPostForm,
  qna: links.communityQuestionForm,
  survey: links.communitySurveyForm,
  daily: links.communityMealForm,
};

const listOf = ({ board }: Post): string => lists[board]();

const lists = { dashboard: links.communityDashboard, qna: links.communityQna, survey: links.communitySurvey };

function useDeletePost(post: Post): () => Promise<void> {
  const { board, postId, acceptedReplyId } = post;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const send = async () => {
    try {
      await call(`DELETE /api/v1/community/${board}/:id`, { params: { id: postId } });
    } catch (error) {
      reportFailure(error, { text: '글을 삭제하지 못했어요.', retry: () => void send() });
      refreshIfMissing(queryClient, error);
      return;
    }
    track('delete post', { post_id: postId, post_type: board });
    await navigate(listOf(post), { replace: true });
    showToast({ matter: 'delete', icon: 'check', start: '글을 삭제했어요.' });
    await refreshCommunity(queryClient);
  };
  return async () => {
    if (acceptedReplyId !== null) return showAlert('채택한 답변이 있는 질문은 지울 수 없어요.');
    const isSure = await askConfirm({
      title: '글을 삭제할까요?',
      text: `삭제한 글은 되살릴 수 없어요.\n쓴 지 ${starRules.deletionDays}일 안에 삭제하면 받은 별도 사라져요.`,
      confirmLabel: '삭제하기',
      isFinal: true,
    });
    if (isSure) await send();
  };
}
