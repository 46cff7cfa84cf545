import { loadSearch, searchHead } from './search-plan.ts';

export const head = searchHead;
export const load = loadSearch('qna');
