import { links } from '@jangteo/contract/links';
import { useNavigate } from '@jangteo/navigation';
import { onTokensChanged } from '@jangteo/session';
import { useEffect } from 'react';

/** Leaves a page of the member's own as soon as they are signed out, here or in another tab. */
export function useHomeAfterLogout(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onTokensChanged((change) => {
        if (change === 'signedOut') void navigate(links.home(), { replace: true });
      }),
    [navigate],
  );
}
