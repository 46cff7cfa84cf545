import type { AlarmRequestKind } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { useIsMember } from '@jangteo/session';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayActOrWish, takeWish } from '../after-login/after-login.ts';

export interface AlarmTarget {
  kind: AlarmRequestKind;
  id: number;
}

const alarmRequestQuery = ({ kind, id }: AlarmTarget) =>
  queryOptions({
    queryKey: ['shop:alarm-request', kind, id],
    queryFn: async ({ signal }) => {
      const { list } = await call('GET /api/v1/alarm/request/check', { query: { kind, ids: String(id) }, signal });
      return list.some((request) => request.id === id && request.isRequested);
    },
  });

interface AlarmRequest {
  isRequested: boolean;
  isBusy: boolean;
  /** Visitors are led to the login. */
  toggle: () => Promise<void>;
}

/** Whether the member wants word of it, and the way to say so or to take it back. `promise` says what will come. */
export function useAlarmRequest(target: AlarmTarget, promise: string): AlarmRequest {
  const queryClient = useQueryClient();
  const query = alarmRequestQuery(target);
  const isMember = useIsMember();
  const isRequested = (useQuery({ ...query, enabled: isMember }).data ?? false) && isMember;

  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted
        ? call('PUT /api/v1/alarm/request', { body: target })
        : call('DELETE /api/v1/alarm/request', { body: target }),
    // An answer that was asked for before would not know of it.
    onMutate: () => queryClient.cancelQueries(query),
    onSuccess(answer) {
      queryClient.setQueryData(query.queryKey, answer.isRequested);
      showToast({ matter: 'alarm', icon: 'alarm', start: answer.isRequested ? promise : '알림 신청을 취소했어요.' });
    },
    onError: () =>
      showToast({ matter: 'alarm', icon: 'info', start: '처리하지 못했어요. 잠시 뒤에 다시 시도해 주세요.' }),
  });

  const wish = `alarm ${target.kind} ${target.id}`;
  useEffect(() => {
    if (isMember && takeWish(new RegExp(`^${wish}$`))) mutate(true);
  }, [isMember, wish, mutate]);

  return {
    isRequested,
    isBusy: isPending,
    toggle: async () => {
      if (await mayActOrWish(wish)) mutate(!isRequested);
    },
  };
}
