import { call, type Reply } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { alarmCountQuery, putAnswer } from '@jangteo/page';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { alarmsKey } from './alarms-query.ts';

type Alarms = InfiniteData<Reply<'GET /api/v1/alarm/view'>>;

interface Reading {
  readOne: (alarmId: number) => void;
  readAll: () => void;
}

/** Opening the list clears the badge of new alarms; reading one alarm or all of them clears their marks. */
export function useReading(isMember: boolean): Reading {
  const queryClient = useQueryClient();
  useEffect(() => {
    // A failure is ignored: the badge stays until the list is opened again.
    if (isMember) call('PUT /api/v1/alarm/seen').then(noteCount(queryClient), () => undefined);
  }, [isMember, queryClient]);

  const mark = (isMeant: (alarmId: number) => boolean) =>
    queryClient.setQueriesData<Alarms>({ queryKey: alarmsKey }, (known) => known && withRead(known, isMeant));

  return {
    readOne(alarmId) {
      mark((id) => id === alarmId);
      call('PUT /api/v1/alarm/read', { body: { alarmId } }).then(noteCount(queryClient), () => undefined);
    },
    readAll() {
      mark(() => true);
      void call('PUT /api/v1/alarm/read', { body: {} })
        .then(noteCount(queryClient), () => {
          showToast({ matter: 'alarm', icon: 'info', start: '처리하지 못했어요. 잠시 뒤에 다시 시도해 주세요.' });
        })
        // A list that was requested before may have brought the marks back.
        .then(() => queryClient.invalidateQueries({ queryKey: alarmsKey }));
    },
  };
}

const noteCount = (queryClient: QueryClient) => (count: Reply<'PUT /api/v1/alarm/read'>) =>
  putAnswer(queryClient, alarmCountQuery, count);

const withRead = (alarms: Alarms, isMeant: (alarmId: number) => boolean): Alarms => ({
  ...alarms,
  pages: alarms.pages.map((page) => ({
    ...page,
    list: page.list.map((alarm) => (isMeant(alarm.alarmId) ? { ...alarm, isRead: true } : alarm)),
  })),
});
