import { notices } from '../catalogue/notices.ts';
import { atKoreanHour, koreanDayNumber } from './calendar.ts';

/** The oldest has the lowest id. */
export const makeNotices = (now: Date): object[] =>
  notices.toReversed().map(({ daysAgo, isPinned, title, body }, index) => {
    const published = atKoreanHour(koreanDayNumber(now) - daysAgo, 10).toISOString();
    return {
      notice_id: index + 1,
      title,
      body: body.join('\n\n'),
      is_pinned: isPinned ?? false,
      view_count: 300 + daysAgo * 41,
      reg_dt: published,
      // Marked as sent, so that members who join later are not notified of old notices.
      told_at: published,
    };
  });
