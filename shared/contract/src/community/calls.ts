import { dashboardCalls } from './dashboard.ts';
import { findingCalls } from './finding.ts';
import { imageCalls } from './images.ts';
import { moderationCalls } from './moderation.ts';
import { qnaCalls } from './qna.ts';
import { surveyCalls } from './surveys.ts';

export const communityCalls = {
  ...dashboardCalls,
  ...findingCalls,
  ...imageCalls,
  ...moderationCalls,
  ...qnaCalls,
  ...surveyCalls,
};
