import { MessagePage } from '@jangteo/page';
import { Button, styled } from '@jangteo/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** After this time a retry is offered instead of the spinner. */
const lateAfterMs = 10_000;

const Wheel = styled('span', {
  base: {
    width: '10',
    height: '10',
    borderRadius: 'full',
    borderWidth: '4px',
    borderColor: 'orange.200',
    borderTopColor: 'primary',
    animation: 'spin 900ms linear infinite',
  },
});

interface WaitingProps {
  title: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** Shown between two pages of a sign-in. */
export function Waiting({ title, onRetry, children }: WaitingProps) {
  const isLate = useIsLate();
  return (
    <MessagePage aria-busy={!isLate}>
      {isLate ? (
        <>
          <h1>로그인이 늦어지고 있어요</h1>
          <p>네트워크 연결을 확인하고 다시 시도해 주세요.</p>
          <Button onClick={onRetry}>다시 시도</Button>
        </>
      ) : (
        <>
          <Wheel aria-hidden />
          <h1>{title}</h1>
          <p>잠시만 기다려 주세요.</p>
        </>
      )}
      {children}
    </MessagePage>
  );
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
