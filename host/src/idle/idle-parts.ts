import { Background } from './background.tsx';
import { CommunityMark } from './community-mark.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** The chunk of parts that the page loads once it is idle. */
export const idleParts = { Background, CommunityMark, ScrollToTop };
