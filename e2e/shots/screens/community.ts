import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const communityScreens: readonly Screen[] = [
  { route: 'community:popular', address: links.communityPopular },
  { route: 'community:dashboard', address: links.communityDashboard },
  { route: 'community:post', address: ({ postId }) => links.communityPost(postId) },
  { route: 'community:post-form', address: () => links.communityPostForm() },
  { route: 'community:question-form', address: () => links.communityQuestionForm() },
];
