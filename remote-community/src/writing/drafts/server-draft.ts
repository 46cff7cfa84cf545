import type { PostDraft } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import type { WritingBoard } from '../../posts/writing-board.ts';
import type { Draft } from './draft.ts';

/** The draft of a new post that the server has, from whichever device. Without it, the one of this device is shown. */
export const serverDraftQuery = (board: WritingBoard) =>
  queryOptions({
    queryKey: ['community:draft', board],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/community/draft/:board', { params: { board }, signal })).draft,
    staleTime: 5_000,
    retry: false,
    // Without a connection it fails at once, and the form begins without it.
    networkMode: 'always',
    // The form does not wait a second time.
    retryOnMount: false,
  });

export const draftOf = ({ writeDt, poll, lostImageCount: _, ...writing }: PostDraft, owner: string): Draft => ({
  ...writing,
  owner,
  savedAt: Date.parse(writeDt),
  ...(poll && { poll: { ...poll, closeDt: undefined } }),
});
