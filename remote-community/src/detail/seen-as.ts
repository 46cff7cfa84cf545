import { seemsSignedIn, useIsMember } from '@jangteo/session';
import { useEffect } from 'react';

interface Seen {
  /** Whether the post was read with a member's token; the server renders what a visitor sees. */
  isMembersView: boolean;
}

/** Marks a response with who asked. */
export async function seenAs<Data>(response: Promise<Data>): Promise<Data & Seen> {
  const isMembersView = seemsSignedIn();
  return { ...(await response), isMembersView };
}

interface SeenQuery {
  refetch: () => unknown;
}

/** A member who opens the page is first shown what the server rendered for everyone, then what is their own. */
export function useOwnView({ refetch }: SeenQuery, seen: Seen | undefined): void {
  const isMember = useIsMember();
  const isOthers = isMember && seen?.isMembersView === false;
  useEffect(() => {
    if (isOthers) void refetch();
  }, [isOthers, refetch]);
}
