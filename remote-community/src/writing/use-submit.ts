import { track } from '@jangteo/analytics';
import { CallError, call } from '@jangteo/http';
import { useNavigate } from '@jangteo/navigation';
import { showToast } from '@jangteo/overlay';
import { serverNow } from '@jangteo/query';
import { keepRedirectPath, mayAct } from '@jangteo/session';
import { useWhenOnline } from '@jangteo/state';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isDecided } from '../posts/is-decided.ts';
import { newRequestKey } from '../posts/new-request-key.ts';
import { refreshCommunity } from '../posts/refresh-community.ts';
import { boardOf, type WritingBoard } from '../posts/writing-board.ts';
import { boardTexts } from './boards.ts';
import type { PollWriting, Writing } from './drafts/draft.ts';
import type { WritingState } from './drafts/use-writing.ts';
import { closeDtOf, filledOptions } from './fields/poll-writing.ts';

interface Target {
  board: WritingBoard;
  postId: number | undefined;
}

interface Submitting {
  isSending: boolean;
  /** Why the last try failed, for the member. */
  failure: string | undefined;
  submit: () => Promise<void>;
}

/**
 * Publishes what was written. A new post whose reply was lost keeps its idempotency key in the draft and is sent again
 * under it, unchanged, until the server has answered: it is published once.
 */
export function useSubmit({ board, postId }: Target, state: WritingState): Submitting {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBusy = useRef(false);

  async function send(): Promise<number> {
    if (state.writing.poll) return sendSurvey(state.writing.poll);
    // A survey has a call of its own.
    if (board === 'survey') throw new Error('A survey has a poll');
    if (board === 'daily') return sendMeal();
    const body = bodyOf(state.writing);
    if (postId !== undefined) {
      await call(`PUT /api/v1/community/${board}/:id`, { params: { id: postId }, body });
      return postId;
    }
    const requestKey = state.sentKey ?? newRequestKey();
    state.setSentKey(requestKey);
    const written = await call(`POST /api/v1/community/${board}`, { body: { ...body, requestKey } });
    return written.postId;
  }

  async function sendMeal(): Promise<number> {
    const { topic, title, body: text, images } = bodyOf(state.writing);
    const meal = { title, body: text || title, images };
    if (postId !== undefined) {
      await call('PUT /api/v1/community/dashboard/:id', { params: { id: postId }, body: { topic, ...meal } });
      return postId;
    }
    const requestKey = state.sentKey ?? newRequestKey();
    state.setSentKey(requestKey);
    const written = await call('POST /api/v1/community/daily-board', { body: { requestKey, ...meal } });
    return written.postId;
  }

  async function sendSurvey(poll: PollWriting): Promise<number> {
    // A retry is the same request: it keeps the closing time of the first one.
    const closeDt = (state.sentKey && poll.closeDt) ?? closeDtOf(poll, serverNow()) ?? '';
    const body = { ...bodyOf(state.writing), options: filledOptions(poll), isMultiple: poll.isMultiple, closeDt };
    if (postId !== undefined) {
      await call('PUT /api/v1/community/survey/:id', { params: { id: postId }, body });
      return postId;
    }
    const requestKey = state.sentKey ?? newRequestKey();
    state.change(() => ({ poll: { ...poll, closeDt } }));
    state.setSentKey(requestKey);
    const written = await call('POST /api/v1/community/survey', { body: { ...body, requestKey } });
    return written.postId;
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const isRepeat = state.sentKey !== undefined;
    try {
      if (!(await mayAct())) return;
      setIsSending(true);
      setFailure(undefined);
      await state.settle();
      const id = await send();
      state.finish();
      track(postId === undefined ? 'create post' : 'edit post', {
        post_id: id,
        post_type: boardOf(board),
      });
      showToast({
        matter: 'community-write',
        icon: 'check',
        start: postId === undefined ? boardTexts[board].written : '고친 글을 저장했어요.',
      });
      void refreshCommunity(queryClient);
      await navigate(boardTexts[board].linkTo(id), { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isDecided(error, { isRepeat })) state.setSentKey(undefined);
      // The login that the session asks for returns to this form.
      if (error.status === 401) keepRedirectPath();
      setFailure(error.message);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  useWhenOnline(() => void submit(), state.sentKey !== undefined && !isSending);

  return { isSending, failure, submit };
}

const bodyOf = ({ topic, title, body, images, products }: Writing) => ({
  topic,
  title,
  body,
  images: images.map(({ imageUrl }) => imageUrl),
  productNos: products.map(({ productNo }) => productNo),
});
