import { Ago } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { lastNoticeQuery } from './last-notice-query.ts';

/** A hint beside a link that works without it, so that its failure is nobody's trouble. */
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
