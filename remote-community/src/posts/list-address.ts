import type { Board, PostTopic } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';

const lists: Record<Board, () => string> = {
  dashboard: links.communityDashboard,
  qna: links.communityQna,
  survey: links.communitySurvey,
};

interface Shown {
  topic?: PostTopic | undefined;
  state?: string;
}

/** The list of a board, of one topic or of one state. What is shown stands in the address. */
export function listAddress(board: Board, { topic, state = 'all' }: Shown = {}): string {
  const query = new URLSearchParams({ ...(topic && { topic }), ...(state !== 'all' && { state }) });
  return query.size > 0 ? `${lists[board]()}?${query}` : lists[board]();
}
