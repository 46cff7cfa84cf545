import { links } from '@jangteo/contract/links';

/**
 * What members can do to earn stars, and the page where it is done. The stars and the daily cap are in the row of
 * `star_rule` with the same name.
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
