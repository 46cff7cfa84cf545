import type { FormEvent } from 'react';
import type { WritingBoard } from '../posts/writing-board.ts';
import { useBanWords } from '../typing/use-ban-words.ts';
import { sendTextOf } from './boards.ts';
import { type Draft, draftName, type Writing } from './drafts/draft.ts';
import { useDraftNotice } from './drafts/use-draft-notice.ts';
import { useWriting } from './drafts/use-writing.ts';
import { usePhotos } from './fields/use-photos.ts';
import { useSubmit } from './use-submit.ts';

interface Start {
  board: WritingBoard;
  postId: number | undefined;
  owner: string;
  initial: Writing;
  draft: Draft | undefined;
  /** What is looked through for ban words. */
  textOf: (writing: Writing) => string;
  /** Whether everything is there, apart from pictures that are still on their way. */
  isComplete: (writing: Writing) => boolean;
}

/** A form's text and pictures, which are kept as a draft, and what it needs to send them. */
export function useSendableWriting({ board, postId, owner, initial, draft, textOf, isComplete }: Start) {
  const copiedFor = postId === undefined ? board : undefined;
  const state = useWriting({ name: draftName(board, postId), owner, initial, draft, copiedFor });
  const { writing, change, sentKey } = state;
  const photos = usePhotos(writing.images, (images) => change(() => ({ images })));
  const banWords = useBanWords(textOf(writing));
  const { isSending, failure, submit } = useSubmit({ board, postId }, state);
  useDraftNotice(state.isChanged, state.isFinished);

  const areReady = photos.photos.every((photo) => photo.state === 'ready');
  const isUnanswered = sentKey !== undefined && !isSending;
  const maySend = sentKey !== undefined || (isComplete(writing) && areReady && banWords.length === 0);

  return {
    writing,
    change,
    photos,
    banWords,
    /** What was sent is sent again unchanged. */
    isLocked: isSending || sentKey !== undefined,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (maySend) void submit();
    },
    sendBar: { sendText: sendTextOf(board, postId), maySend, isSending, isUnanswered, failure },
  };
}
