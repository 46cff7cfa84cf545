import { links } from '@jangteo/contract/links';
import { useLocation } from '@jangteo/navigation';
import { serverNow } from '@jangteo/query';
import { localStore } from '@jangteo/storage';
import { useEffect } from 'react';
import { raiseAlertOnNews } from './raise-alert-on-news.ts';
import { lowerFlag, raiseFlag } from './session-flags.ts';

/** What the community's tab has to say: that there is something new, and once a day that stars are to be had. */
export function useCommunityFlags(): void {
  const { pathname } = useLocation();
  const isThere = `${pathname}/`.startsWith(`${links.community()}/`);

  useEffect(() => {
    if (!isThere) return raiseAlertOnNews();
    localStore.set('communitySeenAt', new Date(serverNow()).toISOString());
    lowerFlag('communityAlert');
    return undefined;
  }, [isThere]);

  useEffect(() => {
    const today = new Date().toDateString();
    if (isThere || localStore.get('tooltipDay') === today) return;
    localStore.set('tooltipDay', today);
    raiseFlag('communityTooltip');
  }, [isThere]);

  // It stands with one page and goes with the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    const lower = () => lowerFlag('communityTooltip');
    if (isThere) lower();
    window.addEventListener('pagehide', lower);
    return () => {
      window.removeEventListener('pagehide', lower);
      lower();
    };
  }, [isThere, pathname]);
}
