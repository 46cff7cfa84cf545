import { track } from '@jangteo/analytics';
import type { EventApplication, EventDetail } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { CallError, call } from '@jangteo/http';
import { showAlert, showToast } from '@jangteo/overlay';
import { answerRefusal, mayActOrAfterLogin, putAnswer, takeAfterLogin } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationQuery } from './application-query.ts';
import { eventQuery } from './event-query.ts';

interface Application {
  /** When the member applied; undefined without an application, and until it is known. */
  appliedDt: string | undefined;
  isApplying: boolean;
  /**
   * Leads visitors to the login and members with an unfinished sign-up to the sign-up, and applies after it. A second
   * application gets the response of the first one.
   */
  apply: () => void;
}

export function useApplication({ eventId }: EventDetail): Application {
  const queryClient = useQueryClient();
  const isMember = useIsMember();
  const { data } = useQuery({ ...applicationQuery(eventId), enabled: isMember });

  const action = `apply event ${eventId}`;
  const mutationKey = ['shop:apply', eventId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => call('POST /api/v1/display/event/apply', { body: { eventId } }),
    async onSuccess({ appliedDt }: EventApplication) {
      track('apply for event', { item_id: eventId });
      await putAnswer(queryClient, applicationQuery(eventId), { appliedDt });
      showToast({ icon: 'check', start: '이벤트 신청이 완료되었어요.' });
      return queryClient.invalidateQueries(eventQuery(eventId));
    },
    onError(error) {
      if (answerRefusal(action)) return;
      if (!isOver(error)) return showToast({ icon: 'info', start: '신청하지 못했어요. 잠시 뒤에 다시 시도해 주세요.' });
      void showAlert(error.message);
      return queryClient.invalidateQueries(eventQuery(eventId));
    },
  });

  useEffect(() => {
    if (isMember && takeAfterLogin(new RegExp(`^${action}$`))) mutate();
  }, [isMember, action, mutate]);

  return {
    appliedDt: data?.appliedDt ?? undefined,
    isApplying: isPending,
    apply: async () => {
      // Two presses before the button is disabled are one application.
      if ((await mayActOrAfterLogin(action)) && queryClient.isMutating({ mutationKey }) === 0) mutate();
    },
  };
}

/** The last place was taken, or the event has ended, since the page was rendered. */
const isOver = (error: unknown): error is CallError =>
  error instanceof CallError && ([codes.unsupported, codes.noData] as number[]).includes(error.code);
