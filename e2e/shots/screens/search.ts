import { links } from '@jangteo/contract/links';
import { localNames } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';
import { productStates } from '../product-states.ts';
import type { Screen, State } from '../screen.ts';

const chosen = 'sortOption=priceLow&minPrice=10000&maxPrice=30000&minSaleRate=10';
/** Nobody calls anything so. */
const nonsense = '뷁쉙';

/** Some terms are kept on this device. */
async function hasSearched(page: Page): Promise<void> {
  const terms = ['꿀사과', '제주 감귤', '국내산 무농약 친환경 유기농 방울토마토 5kg', '굴'];
  await page.addInitScript(
    ([name = '', kept = '']) => localStorage.setItem(name, kept),
    [localNames.recentSearches, JSON.stringify({ isKept: true, terms })],
  );
}

/** The text stands in the field, and what it may become is offered. */
const typing = (text: string): State => ({
  part: 'inView',
  act: async (page) => {
    await page.getByRole('searchbox', { name: '검색어' }).pressSequentially(text);
    await page.getByRole('status').filter({ hasText: '추천 검색어' }).waitFor({ state: 'attached' });
  },
});

const sheet = (button: string): State => ({
  part: 'inView',
  widths: [360, 390, 1280],
  act: async (page) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').waitFor();
  },
});

export const searchScreens: readonly Screen[] = [
  {
    route: 'shop:search-start',
    address: links.search,
    states: {
      searched: { prepare: hasSearched, widths: [360, 390] },
      typing: typing('사과'),
      'typing-initials': typing('ㅅㄱ'),
      'typing-nonsense': typing(nonsense),
    },
  },
  {
    route: 'shop:search-products',
    address: ({ productKeyword }) => links.searchProducts(productKeyword),
    states: {
      ...productStates,
      chosen: { query: chosen, widths: [360, 390] },
      corrected: { address: () => links.searchProducts('샤과') },
      nothing: { address: () => links.searchProducts(nonsense), widths: [360, 390] },
      'nothing-chosen': { query: 'minPrice=900000000' },
      'sort-sheet': sheet('관련순'),
      'filter-sheet': sheet('필터'),
      'filter-sheet-chosen': { ...sheet('필터'), query: chosen },
    },
  },
  {
    route: 'shop:search-stores',
    address: ({ storeKeyword }) => links.searchStores(storeKeyword),
    states: {
      nothing: { address: () => links.searchStores(nonsense) },
      corrected: { address: () => links.searchStores('샤과') },
    },
  },
];
