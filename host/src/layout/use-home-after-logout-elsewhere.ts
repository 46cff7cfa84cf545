import { links } from '@jangteo/contract/links';
import { useNavigate } from '@jangteo/navigation';
import { seemsSignedIn } from '@jangteo/session';
import { onStoredElsewhere } from '@jangteo/storage';
import { useEffect } from 'react';
import { usePageHandle } from '../router/use-page-handle.ts';

/**
 * Leaves a page that requires login when another tab has removed the tokens: its data would never load. Not for the login
 * page, whose redirect path would outlive the logout, nor for a page that keeps a text, since a login that expires removes
 * the tokens, too. A login in another tab removes them before it stores its own.
 */
export function useHomeAfterLogoutElsewhere(): void {
  const navigate = useNavigate();
  const entry = usePageHandle()?.entry;
  const leaves = entry?.requiresLogin && !entry.keepsText;
  useEffect(() => {
    if (!leaves) return;
    return onStoredElsewhere('accessToken', (accessToken) => {
      if (accessToken === undefined && !seemsSignedIn()) void navigate(links.home(), { replace: true });
    });
  }, [navigate, leaves]);
}
