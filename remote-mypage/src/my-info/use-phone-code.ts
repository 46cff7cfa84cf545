import { links } from '@jangteo/contract/links';
import { call, messageOf, type Reply } from '@jangteo/http';
import { useNavigate } from '@jangteo/navigation';
import { showToast } from '@jangteo/overlay';
import { mayAct } from '@jangteo/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { myInfoQuery } from './my-info-query.ts';
import { forgetCode, keepCode, keptCode, type SentCode } from './sent-code.ts';

export type ChangedPhone = Reply<'PUT /api/v2/user/cellphone'>;

/** The last code that was sent stays valid while another one is asked for, and where that is refused. */
export function useSendCode() {
  const [sent, setSent] = useState(keptCode);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: async (cellphone: string): Promise<SentCode | undefined> => {
      if (!(await mayAct())) return undefined;
      return { cellphone, ...(await call('POST /api/v1/user/phone/code', { body: { cellphone } })) };
    },
    onSuccess(code) {
      if (!code) return;
      keepCode(code);
      setSent(code);
    },
  });
  const drop = () => {
    forgetCode();
    setSent(undefined);
    reset();
  };
  return { sent, send: mutate, drop, error, isSending: isPending };
}

/** Changes the number. Where other accounts have it as well, `onShared` shows them. */
export function useEnterCode(onShared: (changed: ChangedPhone) => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { cellphone: string; code: string }) => call('PUT /api/v2/user/cellphone', { body }),
    onSuccess: async (changed) => {
      forgetCode();
      await queryClient.invalidateQueries(myInfoQuery);
      if (changed.otherAccounts.length > 0) return onShared(changed);
      showToast({ matter: 'phone', icon: 'check', start: '휴대폰 번호를 바꿨어요.' });
      await navigate(links.myInfo(), { replace: true });
    },
  });
}

export const failureText = (error: Error): string =>
  messageOf(error, '잠시 문제가 있어요. 조금 뒤에 다시 시도해 주세요.');
