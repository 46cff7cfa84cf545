import { useNavigate } from '@jangteo/navigation';
import { profileQuery, takeRedirectPath, useIsMember } from '@jangteo/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Whether this member has to agree; undefined until the server has responded, and true for as long as the form is
 * open. A member who has agreed before is led on. When the profile cannot be loaded the form is shown: agreeing twice
 * does no harm.
 */
export function useNeedsAgreement(): boolean | undefined {
  const navigate = useNavigate();
  const { data: profile, isError } = useQuery({ ...profileQuery, enabled: useIsMember() });
  const [isAsked, setIsAsked] = useState(false);
  if (profile?.needsAgreement && !isAsked) setIsAsked(true);
  const hadAgreed = profile?.needsAgreement === false && !isAsked;
  useEffect(() => {
    if (hadAgreed) void navigate(takeRedirectPath(), { replace: true });
  }, [hadAgreed, navigate]);
  return isError || isAsked || profile?.needsAgreement;
}
