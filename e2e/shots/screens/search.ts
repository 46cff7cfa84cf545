import { links } from '@jangteo/contract/links';
import { localNames } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';
import { choiceStates, productStates } from '../product-states.ts';
import type { Screen, State } from '../screen.ts';

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
    const offered = page.waitForResponse((reply) => new URL(reply.url()).searchParams.get('keyword') === text);
    await page.getByRole('searchbox', { name: '검색어' }).pressSequentially(text);
    await offered;
  },
});

export const searchScreens: readonly Screen[] = [
  {
    route: 'shop:search-start',
    address: links.search,
    states: {
      searched: { prepare: hasSearched },
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
      ...choiceStates('관련순'),
      corrected: { address: () => links.searchProducts('샤과') },
      nothing: { address: () => links.searchProducts(nonsense) },
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
