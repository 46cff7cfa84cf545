import { links } from '@jangteo/contract/links';
import type { StructuredData } from '@jangteo/navigation';

/** Structured data of the market and its search. */
export const marketStructuredData = (origin: string): StructuredData => ({
  '@type': 'WebSite',
  name: '장터',
  url: origin + links.home(),
  inLanguage: 'ko-KR',
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${links.searchProducts('')}{search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});
