import { track } from '@jangteo/analytics';
import type { ChildReply, Post } from '@jangteo/contract';
import { CallError, call } from '@jangteo/http';
import { askConfirm, showToast } from '@jangteo/overlay';
import { mayAct } from '@jangteo/session';
import { Button } from '@jangteo/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportFailure } from '../../posts/report-failure.ts';
import { postQuery } from '../post-query.ts';
import { repliesQuery } from './replies-query.ts';

/** Accepting the same answer again changes nothing, so that a failure can be retried. */
export function AcceptButton({ post: { board, postId }, reply: { replyId } }: { post: Post; reply: ChildReply }) {
  const queryClient = useQueryClient();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: postQuery(postId).queryKey });
    void queryClient.invalidateQueries({ queryKey: repliesQuery(postId).queryKey });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('PUT /api/v1/community/qna/:id/accept/:replyId', { params: { id: postId, replyId } }),
    onSuccess() {
      track('accept comment', { post_id: postId, post_type: board, comment_id: replyId });
      showToast({ matter: 'accept', icon: 'check', start: '답변을 채택했어요.' });
      refresh();
    },
    onError(error) {
      reportFailure(error, { text: '답변을 채택하지 못했어요.', retry: () => mutate() });
      // Accepted on another device, or deleted by its writer.
      if (error instanceof CallError && error.kind === 'refused') refresh();
    },
  });
  const ask = async () => {
    if (!(await mayAct())) return;
    const isSure = await askConfirm({
      title: '이 답변을 채택할까요?',
      text: '답변한 회원과 나 모두 별을 받아요.\n채택은 바꿀 수 없고, 채택한 뒤에는 질문을 삭제할 수 없어요.',
      confirmLabel: '채택하기',
    });
    if (isSure) mutate();
  };
  return (
    <Button look="outline" stretched busy={isPending} onClick={() => void ask()}>
      채택하기
    </Button>
  );
}
