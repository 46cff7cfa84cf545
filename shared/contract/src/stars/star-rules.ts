/**
 * The numbers of the star rules beside the rows of `star_rule`, which hold each activity's pay and daily cap. Tests
 * check that texts which repeat a number (titles in the database, the terms) agree with it.
 */
export const starRules = {
  /** Stars expire at the end of the day in Korea on which they are this many months old. */
  expireMonths: 12,
  /** How many days before their last day members are notified that stars expire: once early, once late. */
  expiryNoticeDays: [30, 7],
  /** `attendanceStreak` pays each time a streak has grown by this many days. */
  streakDays: 7,
  /** The least characters, without spaces, for which a post pays; the same for a reply. */
  postMinLength: 20,
  replyMinLength: 5,
  /** Only members from this level on may make surveys, so that new accounts cannot ask everyone. */
  surveyLevel: 2,
  /** A post or reply that its writer deletes within this many days loses its stars. */
  deletionDays: 7,
  /** The number of stars that make one shop point. */
  starsPerPoint: 10,
  /** The least number of stars in an exchange, and the step above it. */
  exchangeMin: 1_000,
  exchangeUnit: 100,
} as const;
