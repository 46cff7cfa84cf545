import { useNavigate } from '@jangteo/navigation';
import { profileQuery, takeRedirectPath, useIsMember } from '@jangteo/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Whether this member still has to agree; undefined until the server has said so. A member who has agreed before is led on.
 * When the profile cannot be loaded the form is shown: agreeing twice does no harm.
 */
export function useNeedsAgreement(): boolean | undefined {
  const navigate = useNavigate();
  const { data: profile, isError } = useQuery({ ...profileQuery, enabled: useIsMember() });
  const hasAgreed = profile?.needsAgreement === false;
  useEffect(() => {
    if (hasAgreed) void navigate(takeRedirectPath(), { replace: true });
  }, [hasAgreed, navigate]);
  return isError || profile?.needsAgreement;
}
