import type { Author } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { askConfirm, showToast } from '@jangteo/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { politeName } from '../../posts/polite-name.ts';
import { refreshCommunity } from '../../posts/refresh-community.ts';
import { reportFailure } from '../../posts/report-failure.ts';
import { useMemberAct } from '../acts/use-member-act.ts';

interface Block {
  author: Author;
  /** What was tapped: a post or a reply, and its id. */
  on: string;
  isReady: boolean;
  /** Runs before what the member has blocked disappears. */
  onBlocked?: () => Promise<void>;
}

/** Blocks a writer after a question; the toast takes it back. */
export function useBlock({ author, on, isReady, onBlocked }: Block): () => void {
  const queryClient = useQueryClient();
  const name = politeName(author.nickname);

  const set = async (isBlock: boolean) => {
    try {
      await call('PUT /api/v1/community/block/:memberId', {
        params: { memberId: author.memberId },
        body: { isBlock },
      });
      if (isBlock) await onBlocked?.();
      showToast({
        matter: 'block',
        icon: 'check',
        start: isBlock ? `${name}을 차단했어요.` : `${name}의 차단을 풀었어요.`,
        action: isBlock ? { label: '되돌리기', onPress: () => void set(false) } : undefined,
      });
      await refreshCommunity(queryClient);
    } catch (error) {
      const text = isBlock ? '차단하지 못했어요.' : '차단을 풀지 못했어요.';
      reportFailure(error, { text, retry: () => void set(isBlock) });
    }
  };
  const ask = async () => {
    const isSure = await askConfirm({
      title: `${name}을 차단할까요?`,
      text: '이 회원의 글과 댓글이 나에게 보이지 않아요.\n상대방에게는 알리지 않아요.',
      confirmLabel: '차단하기',
    });
    if (isSure) await set(true);
  };
  return useMemberAct({ action: `block ${on}`, act: () => void ask(), isReady });
}
