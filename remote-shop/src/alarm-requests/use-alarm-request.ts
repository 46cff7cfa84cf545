import type { AlarmRequestKind } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { answerRefusal, mayActOrAfterLogin, putAnswer, takeAfterLogin } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

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

/**
 * The member's request for an alarm, and its toggle. `promise` is the toast's text: which alarm will come, and when.
 */
export function useAlarmRequest(target: AlarmTarget, promise: string): AlarmRequest {
  const queryClient = useQueryClient();
  const query = alarmRequestQuery(target);
  const isMember = useIsMember();
  const isRequested = (useQuery({ ...query, enabled: isMember }).data ?? false) && isMember;

  const action = `alarm ${target.kind} ${target.id}`;
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted
        ? call('PUT /api/v1/alarm/request', { body: target })
        : call('DELETE /api/v1/alarm/request', { body: target }),
    async onSuccess(answer) {
      await putAnswer(queryClient, query, answer.isRequested);
      showToast({ matter: 'alarm', icon: 'alarm', start: answer.isRequested ? promise : '알림 신청을 취소했어요.' });
    },
    onError() {
      if (answerRefusal(action)) return;
      showToast({ matter: 'alarm', icon: 'info', start: '처리하지 못했어요. 잠시 뒤에 다시 시도해 주세요.' });
    },
  });

  useEffect(() => {
    if (isMember && takeAfterLogin(new RegExp(`^${action}$`))) mutate(true);
  }, [isMember, action, mutate]);

  return {
    isRequested,
    isBusy: isPending,
    toggle: async () => {
      if (await mayActOrAfterLogin(action)) mutate(!isRequested);
    },
  };
}
