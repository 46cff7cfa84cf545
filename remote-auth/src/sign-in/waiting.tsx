import { Button, styled } from '@jangteo/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** After this time a retry is offered instead of the spinner. */
const patienceMs = 10_000;

interface WaitingProps {
  title: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** Shown between two pages of a sign-in. */
export function Waiting({ title, onRetry, children }: WaitingProps) {
  const isLate = useIsLate();
  return (
    <Room aria-busy={!isLate}>
      {isLate ? (
        <>
          <h1>로그인이 늦어지고 있어요</h1>
          <p>네트워크 연결을 확인하고 다시 시도해 주세요.</p>
          <Button onClick={onRetry}>다시 시도</Button>
        </>
      ) : (
        <>
          <span data-part="wheel" aria-hidden />
          <h1>{title}</h1>
          <p>잠시만 기다려 주세요.</p>
        </>
      )}
      {children}
    </Room>
  );
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

const Room = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '100dvh',
    padding: '6',
    textAlign: 'center',
    color: 'fg.muted',
    '& h1': { marginTop: '3', fontSize: 'xl', fontWeight: 'bold', color: 'fg' },
    '& [data-part=wheel]': {
      width: '10',
      height: '10',
      borderRadius: 'full',
      borderWidth: '4px',
      borderColor: 'orange.200',
      borderTopColor: 'primary',
      animation: 'spin 900ms linear infinite',
    },
    '& > button': { marginTop: '4', minWidth: '10rem' },
  },
});
