import { Background } from './background.tsx';
import { CommunityMark } from './community-mark.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** One chunk of what no visitor waits for. */
export const later = { Background, CommunityMark, ScrollToTop };
