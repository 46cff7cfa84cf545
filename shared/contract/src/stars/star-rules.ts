/**
 * What holds for stars beside the rows of `star_rule`, which say what each activity pays and how often a day. Texts that
 * repeat a number (titles in the database, the terms) are held to it by tests.
 */
export const starRules = {
  /** Stars are good until the end of the day in Korea on which they are so many months old. */
  expireMonths: 12,
  /** So many days before their last day, members are told that stars will expire: once early, once late. */
  expiryNoticeDays: [30, 7],
  /** Each time a member has attended so many days without a gap, `attendanceStreak` pays. */
  streakDays: 7,
  /** A post pays from so many characters on, spaces not counted; a reply likewise. */
  postMinLength: 20,
  replyMinLength: 5,
  /** A post or reply that its writer deletes within so many days gives its stars back. */
  deletionDays: 7,
  /** So many stars become one shop point. */
  starsPerPoint: 10,
  /** An exchange starts with so many stars, and goes up in steps. */
  exchangeMin: 1_000,
  exchangeUnit: 100,
} as const;
