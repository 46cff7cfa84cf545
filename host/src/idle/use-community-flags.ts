import { links } from '@jangteo/contract/links';
import { useLocation } from '@jangteo/navigation';
import { serverNow } from '@jangteo/query';
import { localStore, noteCommunityVisit } from '@jangteo/storage';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { askForNews } from './ask-for-news.ts';
import { communityAlertAtom, communityTooltipAtom } from './session-flags.ts';

/** Sets the marks on the community's tab: a dot for news, and once a day a hint that members earn stars there. */
export function useCommunityFlags(): void {
  const { pathname } = useLocation();
  const isThere = `${pathname}/`.startsWith(`${links.community()}/`);
  const setAlert = useSetAtom(communityAlertAtom);
  const setTooltip = useSetAtom(communityTooltipAtom);

  useEffect(() => {
    if (!isThere) return askForNews(() => setAlert(true));
    noteCommunityVisit(serverNow());
    setAlert(false);
    return undefined;
  }, [isThere, setAlert]);

  useEffect(() => {
    const today = new Date().toDateString();
    if (isThere || localStore.get('tooltipDay') === today) return;
    localStore.set('tooltipDay', today);
    setTooltip(true);
  }, [isThere, setTooltip]);

  // The tooltip shows on one page and goes with the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    const lower = () => setTooltip(false);
    if (isThere) lower();
    window.addEventListener('pagehide', lower);
    return () => {
      window.removeEventListener('pagehide', lower);
      lower();
    };
  }, [isThere, pathname, setTooltip]);
}
