import { track } from '@jangteo/analytics';
import type { Post, ProductCard } from '@jangteo/contract';
import { isBlank } from '@jangteo/contract/visible-text';
import { CallError, call, isMissing } from '@jangteo/http';
import { isBanned, useProfile } from '@jangteo/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isDecided } from '../../posts/is-decided.ts';
import { newRequestKey } from '../../posts/new-request-key.ts';
import { replyNoun } from '../../posts/reply-noun.ts';
import { useMemberAct } from '../acts/use-member-act.ts';
import { postQuery } from '../post-query.ts';
import { repliesQuery } from './replies-query.ts';
import { type Answered, onDraftGone, onDraftsRemoved, type ReplyDraft, readDraft, storeDraft } from './reply-draft.ts';

/** A reply of one's own, shown before the list has it. */
export interface OwnReply {
  /** Undefined while it is on its way. */
  replyId?: number | undefined;
  body: string;
  answered: Answered | undefined;
  products: readonly ProductCard[];
}

export interface Composer {
  text: string;
  setText: (text: string) => void;
  answered: Answered | undefined;
  answer: (answered: Answered | undefined) => void;
  /** The products that the reply cites. */
  products: readonly ProductCard[];
  cite: (products: ProductCard[]) => void;
  send: () => void;
  /** The reply on its way, and those the server has. */
  own: OwnReply[];
  /** For replies that the list has shown: from then on only the list tells whether they exist. */
  forget: (listed: readonly OwnReply[]) => void;
  isSending: boolean;
  /** Why the last attempt failed; a changed text has not been tried yet. */
  failure: string | undefined;
}

type Sending = ReplyDraft & { requestKey: string; isRepeat: boolean };

/** The text is cleared when it is sent, and comes back when the server does not take it. */
export function useComposer({ board, postId }: Post): Composer {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<ReplyDraft>({ postId, text: '' });
  const [sent, setSent] = useState<OwnReply[]>([]);
  const owner = useProfile()?.signUpDt;
  // After hydration: the server knows no draft. Nothing that has been typed meanwhile is replaced.
  useEffect(() => {
    setDraft((typed) => (isBegun(typed, postId) ? typed : (readDraft(postId, owner) ?? { postId, text: '' })));
  }, [postId, owner]);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(
    () =>
      onDraftGone(postId, owner, ({ text }) => {
        if (isBegun(latest.current, postId) && latest.current.text !== text) storeDraft({ ...latest.current, owner });
      }),
    [postId, owner],
  );
  useEffect(() => onDraftsRemoved(() => setDraft({ postId, text: '' })), [postId]);

  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ text, answered, products = [], requestKey }: Sending) =>
      call(`POST /api/v1/community/${board}/:id/reply`, {
        params: { id: postId },
        body: {
          body: text.trim(),
          requestKey,
          ...(answered && { replyToId: answered.replyId }),
          ...(products.length > 0 && { productNos: products.map(({ productNo }) => productNo) }),
        },
      }),
    onSuccess({ replyId }, { text, answered, products = [], owner: writer, requestKey }) {
      track('create comment', { post_id: postId, post_type: board, comment_id: replyId });
      storeDraft({ postId, text: '', owner: writer });
      // A reply chosen meanwhile is for the next text.
      setDraft((next) => (next.requestKey === requestKey ? { postId, text: '' } : next));
      setSent((others) => [...others, { replyId, body: text.trim(), answered, products }]);
      void queryClient.invalidateQueries(postQuery(postId));
      void queryClient.invalidateQueries({ queryKey: repliesQuery(postId).queryKey });
    },
    onError(failure, { isRepeat, ...tried }) {
      // A refused text was not stored: the next attempt is another request.
      const kept = { ...tried, requestKey: isDecided(failure, { isRepeat }) ? undefined : tried.requestKey };
      storeDraft(kept);
      setDraft(kept);
      // The reply that was to be answered may have been deleted.
      if (isMissing(failure)) void queryClient.invalidateQueries({ queryKey: repliesQuery(postId).queryKey });
    },
  });

  const change = (next: Partial<ReplyDraft>) => {
    // A text that is begun stays its writer's after the login has expired.
    const changed = { ...draft, ...next, owner: owner ?? draft.owner, requestKey: undefined };
    setDraft(changed);
    // Until the server has the text on its way, that one is kept.
    if (isPending) return;
    reset();
    storeDraft(changed);
  };
  const send = useMemberAct({
    action: `reply ${postId}`,
    isReady: draft.text !== '',
    act() {
      if (isPending || isBlank(draft.text)) return;
      const keyed = { ...draft, owner: owner ?? draft.owner, requestKey: draft.requestKey ?? newRequestKey() };
      storeDraft(keyed);
      setDraft({ postId, text: '' });
      mutate({ ...keyed, isRepeat: draft.requestKey !== undefined });
    },
  });

  const sending: OwnReply[] =
    isPending && variables
      ? [{ body: variables.text.trim(), answered: variables.answered, products: variables.products ?? [] }]
      : [];
  return {
    text: draft.text,
    setText: (text) => change({ text }),
    answered: draft.answered,
    answer: (answered) => change({ answered }),
    products: draft.products ?? [],
    cite: (products) => change({ products }),
    send,
    own: [...sent, ...sending],
    forget: (listed) => setSent((others) => others.filter((other) => !listed.includes(other))),
    isSending: isPending,
    failure: error && !isBanned() ? failureText(error, replyNoun(board)) : undefined,
  };
}

const isBegun = ({ postId, text, answered }: ReplyDraft, shownPostId: number): boolean =>
  postId === shownPostId && (text !== '' || answered !== undefined);

const failureText = (error: Error, noun: string): string =>
  error instanceof CallError && error.kind === 'refused'
    ? error.message
    : `${noun}을 보내지 못했어요. 쓴 글은 그대로 있으니 다시 등록해 주세요.`;
