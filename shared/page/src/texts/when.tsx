import { serverNow } from '@jangteo/query';
import { koreanShortDate, timeAgo } from './korean-time.ts';

/** How long ago something was. Server and browser render it some seconds apart; either text is right. */
export const Ago = ({ dateTime }: { dateTime: string }) => (
  <time dateTime={dateTime} suppressHydrationWarning>
    {timeAgo(dateTime, serverNow())}
  </time>
);

export const ShortDate = ({ dateTime }: { dateTime: string }) => (
  <time dateTime={dateTime}>{koreanShortDate(dateTime)}</time>
);
