import { serverNow } from '@jangteo/query';
import { koreanDate, timeAgo } from './korean-time.ts';

/** How long ago something was. Server and browser may draw it some seconds apart, and both are right. */
export const Ago = ({ dateTime }: { dateTime: string }) => (
  <time dateTime={dateTime} suppressHydrationWarning>
    {timeAgo(dateTime, serverNow())}
  </time>
);

export const Day = ({ dateTime }: { dateTime: string }) => <time dateTime={dateTime}>{koreanDate(dateTime)}</time>;
