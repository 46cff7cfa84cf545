import type { BodyOf, Calls } from '@jangteo/contract';
import { call, isMissing } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { textFieldStyles } from '@jangteo/page';
import { Button, Sheet, styled } from '@jangteo/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reportFailure } from '../../posts/report-failure.ts';
import { refreshIfMissing } from '../acts/refresh-if-missing.ts';

const Form = styled('form', {
  base: {
    display: 'grid',
    gap: '1',
    '& > label:has(input)': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch', fontSize: 'lg' },
    '& input': { width: '5', height: '5' },
    '& > label:has(textarea)': { marginTop: '2', fontSize: 'sm', color: 'fg.muted' },
    '& textarea': {
      display: 'block',
      width: 'full',
      minHeight: '5.5rem',
      marginTop: '1.5',
      padding: '3',
      ...textFieldStyles,
      color: 'fg',
      resize: 'none',
    },
    '& > button': { marginTop: '3' },
  },
});

type Report = BodyOf<Calls['POST /api/v1/community/accuse']>;
type Reason = Report['reason'];

const reasons: Record<Reason, string> = {
  spam: '광고나 도배예요',
  abuse: '욕설이나 비방이에요',
  sexual: '음란하거나 선정적이에요',
  falsehood: '사실과 달라요',
  privacy: '개인정보가 드러나 있어요',
  other: '다른 이유가 있어요',
};

const mostDetail = 500;

interface ReportSheetProps extends Pick<Report, 'target' | 'targetId'> {
  onClose: () => void;
  onReported: (reason: Reason) => void;
}

export function ReportSheet({ target, targetId, onClose, onReported }: ReportSheetProps) {
  const [reason, setReason] = useState<Reason>();
  const [detail, setDetail] = useState('');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Report) => call('POST /api/v1/community/accuse', { body }),
    onSuccess(_, body) {
      onReported(body.reason);
      onClose();
      showToast({ matter: 'report', icon: 'check', start: '신고를 접수했어요. 운영자가 살펴볼게요.' });
    },
    onError(error, body) {
      reportFailure(error, { text: '신고를 보내지 못했어요.', retry: () => mutate(body) });
      if (isMissing(error)) onClose();
      refreshIfMissing(queryClient, error);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = detail.trim();
    if (reason) mutate({ target, targetId, reason, ...(text && { detail: text }) });
  };
  return (
    <Sheet open onClose={onClose} title="신고하는 이유를 알려 주세요">
      <Form onSubmit={submit}>
        {(Object.keys(reasons) as Reason[]).map((each) => (
          <label key={each}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            {reasons[each]}
          </label>
        ))}
        <label>
          자세한 내용 (선택, {mostDetail}자까지)
          <textarea value={detail} maxLength={mostDetail} onChange={({ target }) => setDetail(target.value)} />
        </label>
        <Button type="submit" size="lg" disabled={!reason} busy={isPending}>
          신고하기
        </Button>
      </Form>
    </Sheet>
  );
}
