import type { Board, PostTopic } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { PostSort } from './post-sort.ts';

const lists: Record<Board, () => string> = {
  dashboard: links.communityDashboard,
  qna: links.communityQna,
  survey: links.communitySurvey,
};

interface Shown {
  topic?: PostTopic | undefined;
  state?: string;
  sort?: PostSort;
}

/** The list of a board, of one topic or of one state, in one order. What is shown stands in the address. */
export function listAddress(board: Board, { topic, state = 'all', sort = 'new' }: Shown = {}): string {
  const query = new URLSearchParams({
    ...(topic && { topic }),
    ...(state !== 'all' && { state }),
    ...(sort !== 'new' && { sort }),
  });
  return query.size > 0 ? `${lists[board]()}?${query}` : lists[board]();
}
