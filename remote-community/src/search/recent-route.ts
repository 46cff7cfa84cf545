import { searchHead } from './search-plan.ts';

export const head = searchHead;
