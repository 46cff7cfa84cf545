import { useNavigate } from '@jangteo/navigation';
import { takeRedirectPath, useProfile } from '@jangteo/session';
import { useEffect } from 'react';

/** Whoever has signed up already is not asked again. */
export function useOnlyOnce(): void {
  const navigate = useNavigate();
  const isDone = useProfile()?.needsAgreement === false;
  useEffect(() => {
    if (isDone) void navigate(takeRedirectPath(), { replace: true });
  }, [isDone, navigate]);
}
