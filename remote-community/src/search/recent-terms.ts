import { makeRecentTerms } from '@jangteo/page';

export const recentTerms = makeRecentTerms('communityRecentSearches');
