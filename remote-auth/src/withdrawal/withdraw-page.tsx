import { track } from '@jangteo/analytics';
import type { WithdrawalReason } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { CallError, messageOf } from '@jangteo/http';
import { askConfirm, withThrobber } from '@jangteo/overlay';
import { ActionBar, LinkButton, PageHeader } from '@jangteo/page';
import { withdraw } from '@jangteo/session';
import { Button } from '@jangteo/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Farewell } from './farewell.tsx';
import { reasons } from './reasons.ts';
import { Reasons, WithdrawalBody } from './withdrawal-parts.ts';

export default function WithdrawPage() {
  const [reason, setReason] = useState<WithdrawalReason>();
  const leaving = useMutation({
    mutationFn: (because: WithdrawalReason) => withThrobber(withdraw(because)),
    onSuccess: (_, reason) => track('withdraw', { reason }),
  });
  if (leaving.data) return <Farewell rejoinDt={leaving.data.rejoinDt} />;

  const leave = async (because: WithdrawalReason) => {
    const isSure = await askConfirm({
      title: '정말 탈퇴할까요?',
      text: '모은 별과 찜한 상품이 모두 사라지고 되살릴 수 없어요. 같은 계정으로는 30일 동안 다시 가입할 수 없어요.',
      confirmLabel: '탈퇴하기',
      isFinal: true,
    });
    if (isSure) leaving.mutate(because);
  };
  return (
    <>
      <PageHeader title="회원 탈퇴" isHeading={false} />
      <WithdrawalBody>
        <h1 id="question">떠나는 이유를 알려 주세요</h1>
        <p>더 나은 장터를 만드는 데 쓸게요.</p>
        <Reasons aria-labelledby="question">
          {reasons.map(({ reason: one, label }) => (
            <label key={one}>
              <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
              {label}
            </label>
          ))}
        </Reasons>
      </WithdrawalBody>
      <ActionBar>
        {leaving.error && <p role="alert">{messageOf(leaving.error, failedText)}</p>}
        {isExchangeOpen(leaving.error) && (
          <LinkButton look="outline" size="lg" to={links.starHistory('use')}>
            전환 내역 보기
          </LinkButton>
        )}
        <Button size="lg" disabled={!reason} busy={leaving.isPending} onClick={() => reason && void leave(reason)}>
          {reason ? '탈퇴하기' : '이유를 골라 주세요'}
        </Button>
      </ActionBar>
    </>
  );
}

/** The only refusal that is decided by the state of the account; the shop platform's failures are no conflict. */
const isExchangeOpen = (error: Error | null): boolean => error instanceof CallError && error.status === 409;

/** A failed withdrawal has changed nothing, so trying again is safe. */
const failedText = '잠시 문제가 있어 탈퇴하지 못했어요. 다시 시도해 주세요.';
