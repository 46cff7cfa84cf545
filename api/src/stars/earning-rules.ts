import { links } from '@jangteo/contract/links';

/**
 * The activities that earn stars, and the page of each. The stars and the daily cap are in the row of `star_rule` with
 * the same name.
 */
export const earningRules = {
  attendance: null,
  attendanceStreak: null,
  bridgeView: links.home(),
  post: links.communityDashboard(),
  postPhoto: links.communityDashboard(),
  reply: links.communityPopular(),
  likeReceived: null,
  answerAccepted: links.communityQna(),
  answerAccepting: links.communityQna(),
  vote: links.communitySurvey(),
  share: links.communityPopular(),
  game: links.game(),
};

export type EarningRule = keyof typeof earningRules;
