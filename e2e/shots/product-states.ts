import type { Page } from 'playwright/test';
import { setHugeCount, soldOut } from '../harness/changed-data.ts';
import { overlay } from './overlays.ts';
import type { State } from './screen.ts';

/** The states of a page with a product list. */
export const productStates: Record<string, State> = {
  many: { answers: (api) => api.changeAll(setHugeCount) },
  'sold-out': { answers: (api) => api.changeAll(soldOut) },
};

const chosen = 'sortOption=priceLow&minPrice=10000&maxPrice=30000&minSaleRate=10';

const openFilter = (page: Page) => page.getByRole('button', { name: '필터' }).click();

/** The states of filters and order, for pages whose default order is this one. */
export const choiceStates = (usualSort: string): Record<string, State> => ({
  sort: overlay((page) => page.getByRole('button', { name: usualSort }).click()),
  filter: overlay(openFilter),
  'filter-chosen': overlay(openFilter, { query: chosen }),
  chosen: { query: chosen },
  'nothing-chosen': { query: 'minPrice=999999999' },
});
