import { dashboardCalls } from './dashboard.ts';
import { draftCalls } from './drafts.ts';
import { findingCalls } from './finding.ts';
import { imageCalls } from './images.ts';
import { moderationCalls } from './moderation.ts';
import { qnaCalls } from './qna.ts';
import { surveyCalls } from './surveys.ts';

export const communityCalls = {
  ...dashboardCalls,
  ...draftCalls,
  ...findingCalls,
  ...imageCalls,
  ...moderationCalls,
  ...qnaCalls,
  ...surveyCalls,
};
