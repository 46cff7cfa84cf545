import { manyFold, soldOut } from '../harness/changed-data.ts';
import type { State } from './screen.ts';

/** What a page can look like that lists products. */
export const productStates: Record<string, State> = {
  many: { answers: (api) => api.changeAll(manyFold) },
  'sold-out': { answers: (api) => api.changeAll(soldOut) },
};
