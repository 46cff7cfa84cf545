import { useNavigate } from '@jangteo/navigation';
import { takeRedirectPath, useProfile } from '@jangteo/session';
import { useEffect } from 'react';

/** Leads members who have signed up already away from the page. */
export function useOnlyOnce(): void {
  const navigate = useNavigate();
  const isDone = useProfile()?.needsAgreement === false;
  useEffect(() => {
    if (isDone) void navigate(takeRedirectPath(), { replace: true });
  }, [isDone, navigate]);
}
