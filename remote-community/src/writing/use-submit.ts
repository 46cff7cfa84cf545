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

/** How what was written is sent: of a post that exists, or for the first time. */
interface Calls {
  edit(postId: number): Promise<unknown>;
  publish(requestKey: string): Promise<{ postId: number }>;
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

  /** A repeat is the same request: it keeps the key of the first one. */
  async function write({ edit, publish }: Calls): Promise<number> {
    if (postId !== undefined) {
      await edit(postId);
      return postId;
    }
    const requestKey = state.sentKey ?? newRequestKey();
    state.setSentKey(requestKey);
    return (await publish(requestKey)).postId;
  }

  function send(): Promise<number> {
    const body = bodyOf(state.writing);
    if (state.writing.poll) return sendSurvey(body, state.writing.poll);
    // A survey has a call of its own.
    if (board === 'survey') throw new Error('A survey has a poll');
    if (board === 'daily') return sendMeal(body);
    return write({
      edit: (id) => call(`PUT /api/v1/community/${board}/:id`, { params: { id }, body }),
      publish: (requestKey) => call(`POST /api/v1/community/${board}`, { body: { ...body, requestKey } }),
    });
  }

  function sendMeal({ topic, title, body: text, images }: Body): Promise<number> {
    const meal = { title, body: text || title, images };
    return write({
      edit: (id) => call('PUT /api/v1/community/dashboard/:id', { params: { id }, body: { topic, ...meal } }),
      publish: (requestKey) => call('POST /api/v1/community/daily-board', { body: { requestKey, ...meal } }),
    });
  }

  function sendSurvey(common: Body, poll: PollWriting): Promise<number> {
    // A repeat keeps the closing time of the first request, too.
    const closeDt = (state.sentKey && poll.closeDt) ?? closeDtOf(poll, serverNow()) ?? '';
    const body = { ...common, options: filledOptions(poll), isMultiple: poll.isMultiple, closeDt };
    return write({
      edit: (id) => call('PUT /api/v1/community/survey/:id', { params: { id }, body }),
      publish(requestKey) {
        state.change(() => ({ poll: { ...poll, closeDt } }));
        return call('POST /api/v1/community/survey', { body: { ...body, requestKey } });
      },
    });
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

type Body = ReturnType<typeof bodyOf>;

const bodyOf = ({ topic, title, body, images, products }: Writing) => ({
  topic,
  title,
  body,
  images: images.map(({ imageUrl }) => imageUrl),
  productNos: products.map(({ productNo }) => productNo),
});
