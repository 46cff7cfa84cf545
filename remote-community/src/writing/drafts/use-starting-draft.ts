import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WritingBoard } from '../../posts/writing-board.ts';
import { type Draft, draftName, findDraft, hasLostImages } from './draft.ts';
import { draftOf, serverDraftQuery } from './server-draft.ts';

interface Sought {
  board: WritingBoard;
  postId: number | undefined;
  owner: string;
  /** Whether the form has begun with a draft or without: then no other one is looked for. */
  hasBegun: boolean;
}

export interface StartingDraft {
  draft: Draft | undefined;
  /** Whether pictures that the draft had have been removed from the server since. */
  hasLostImages: boolean;
  /** Whether the draft was written on another device, later than anything on this one. */
  isFromElsewhere: boolean;
  /** The server's is awaited only where this device has none. */
  isPending: boolean;
}

/** The draft to go on with: the newer one of this device's and the server's. */
export function useStartingDraft({ board, postId, owner, hasBegun }: Sought): StartingDraft {
  const [here] = useState(() => findDraft(draftName(board, postId), owner));
  const isSought = postId === undefined && !hasBegun && here?.sentKey === undefined;
  const { data, isPending } = useQuery({ ...serverDraftQuery(board), enabled: isSought });
  const elsewhere = isSought && data ? draftOf(data, owner) : undefined;
  const isFromElsewhere = elsewhere !== undefined && (!here || elsewhere.savedAt > here.savedAt);
  if (isFromElsewhere && data) {
    return { draft: elsewhere, hasLostImages: data.lostImageCount > 0, isFromElsewhere, isPending: false };
  }
  const hasLost = here !== undefined && postId === undefined && here.sentKey === undefined && hasLostImages(here);
  return {
    draft: hasLost ? { ...here, images: [] } : here,
    hasLostImages: hasLost,
    isFromElsewhere,
    isPending: !here && isSought && isPending,
  };
}
