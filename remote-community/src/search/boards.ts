import type { Board } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';

/** In the order of the community's own tabs. */
export const searchedBoards: readonly { id: Board; label: string; addressOf: (keyword: string) => string }[] = [
  { id: 'dashboard', label: '게시판', addressOf: links.communitySearchPosts },
  { id: 'qna', label: '질문', addressOf: links.communitySearchQuestions },
  { id: 'survey', label: '설문', addressOf: links.communitySearchSurveys },
];
