import type { ExchangeTerms } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { koreanDate, putAnswer } from '@jangteo/page';
import { mayAct } from '@jangteo/session';
import { grouped, styled } from '@jangteo/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from '../member/switch.tsx';
import { autoExchangeQuery } from './exchange-query.ts';

const Root = styled('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: '4',
    minHeight: 'touch',
    '& strong': { fontSize: 'xl', fontWeight: 'bold' },
    '& small': { display: 'block', minHeight: '2lh', fontSize: 'md', color: 'fg.muted' },
  },
});

/** Switches automatic exchange on and off, and says when it comes next. */
export function AutoExchange({ terms: { min } }: { terms: ExchangeTerms }) {
  const queryClient = useQueryClient();
  const { data, error } = useQuery(autoExchangeQuery());
  const change = useMutation({
    mutationFn: (isOn: boolean) => call('PUT /api/v1/user/point/exchange/auto', { body: { autoYN: isOn ? 'Y' : 'N' } }),
    onSuccess: (changed) => putAnswer(queryClient, autoExchangeQuery(), changed),
    onError: ({ message }) => showToast({ matter: 'auto-exchange', icon: 'info', start: message }),
  });
  const isOn = change.isPending ? change.variables : data?.autoYN === 'Y';

  const hint = () => {
    if (error) return '자동 전환을 켰는지 확인하지 못했어요.';
    if (!isOn) return `켜 두면 별이 ${grouped(min)}개를 넘을 때 하루에 한 번 모두 바꿔 드려요.`;
    if (change.isPending || !data) return '';
    if (data.nextDay) return `다음 자동 전환: ${koreanDate(data.nextDay)}`;
    return `별 ${grouped(min)}개가 모이는 날에 바꿔 드려요.`;
  };

  return (
    <section aria-label="자동 전환">
      <Root>
        <span>
          <strong>자동 전환</strong>
          <small>{hint()}</small>
        </span>
        <Switch
          isOn={isOn}
          disabled={!data || change.isPending}
          onSwitch={async (wanted) => {
            if (await mayAct()) change.mutate(wanted);
          }}
        />
      </Root>
    </section>
  );
}
