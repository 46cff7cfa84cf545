import type { CellphoneUndo } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { askConfirm, showToast } from '@jangteo/overlay';
import { koreanMonthDayTime } from '@jangteo/page';
import { mayAct } from '@jangteo/session';
import { VisuallyHidden } from '@jangteo/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { myInfoQuery } from './my-info-query.ts';
import { failureText } from './use-phone-code.ts';

/** A row of my info: the number before the last change, for as long as that change can be undone. */
export function PhoneUndo({ undo: { maskedCellphone, untilDt } }: { undo: CellphoneUndo }) {
  const undoing = useUndoing();
  const ask = async () => {
    const isSure = await askConfirm({
      title: '이전 번호로 되돌릴까요?',
      text: `다시 쓸 번호: ${maskedCellphone}`,
      confirmLabel: '되돌리기',
      cancelLabel: '취소',
    });
    if (isSure) undoing.mutate();
  };
  return (
    <div>
      <dt>이전 번호</dt>
      <dd>
        {maskedCellphone}
        <small>{koreanMonthDayTime(untilDt)}까지 되돌릴 수 있어요</small>
      </dd>
      <dd>
        <button type="button" disabled={undoing.isPending} onClick={() => void ask()}>
          <VisuallyHidden>이전 번호로 </VisuallyHidden>
          되돌리기
        </button>
      </dd>
    </div>
  );
}

function useUndoing() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await mayAct()) && call('POST /api/v1/user/cellphone/undo'),
    onSuccess: (restored) => {
      if (restored) showToast({ matter: 'phone', icon: 'check', start: '이전 번호로 되돌렸어요.' });
    },
    onError: (error) => showToast({ matter: 'phone', icon: 'info', start: failureText(error) }),
    onSettled: () => queryClient.invalidateQueries(myInfoQuery),
  });
}
