import { notices } from '../catalogue/notices.ts';
import { atKoreanHour, koreanDay } from './calendar.ts';

/** The oldest has the lowest number. */
export const makeNotices = (now: Date): object[] =>
  notices.toReversed().map(({ daysAgo, isPinned, title, body }, index) => ({
    notice_id: index + 1,
    title,
    body: body.join('\n\n'),
    is_pinned: isPinned ?? false,
    view_count: 300 + daysAgo * 41,
    reg_dt: atKoreanHour(koreanDay(now) - daysAgo, 10).toISOString(),
  }));
