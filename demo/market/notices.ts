import { notices } from '../catalogue/notices.ts';
import { atKoreanHour, koreanDayNumber } from './calendar.ts';

/** The oldest has the lowest number. */
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
      // The demo's members were told as they came; whoever comes later is not told of old news.
      told_at: published,
    };
  });
