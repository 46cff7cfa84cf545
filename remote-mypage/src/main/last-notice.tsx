import { Ago } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { lastNoticeQuery } from './last-notice-query.ts';

/** The hint stands beside a link that works without it, so a failure shows nothing. */
export function LastNotice() {
  const { data } = useQuery(lastNoticeQuery());
  return (
    data && (
      <small>
        새 글 <Ago dateTime={data.regDt} />
      </small>
    )
  );
}
