import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type AlarmTab, typeOf } from '../member/alarm-kinds.ts';

const pageSize = 20;

/** The key of the lists of all tabs. */
export const alarmsKey = ['mypage:alarms'] as const;

export function alarmsQuery(tab: AlarmTab) {
  const alarmType = typeOf(tab);
  return infiniteQueryOptions({
    queryKey: [...alarmsKey, tab],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/alarm/view', {
        query: { page: pageParam, limit: pageSize, ...(alarmType && { alarmType }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // The list is loaded anew each time it is opened, so that it shows the newest alarms.
    staleTime: 0,
  });
}
