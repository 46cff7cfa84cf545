import { links } from '@jangteo/contract/links';
import { useNavigate } from '@jangteo/navigation';
import { seemsSignedIn } from '@jangteo/session';
import { onStoredElsewhere } from '@jangteo/storage';
import { useEffect } from 'react';

/** Leaves a form when a logout in another tab has removed the drafts. When a login expires, the text stays. */
export function useHomeAfterLogoutElsewhere(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onStoredElsewhere('communityDrafts', (drafts) => {
        if (drafts === undefined && !seemsSignedIn()) void navigate(links.home(), { replace: true });
      }),
    [navigate],
  );
}
