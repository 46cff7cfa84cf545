import { track, trackPage } from '@jangteo/analytics';
import { useLocation } from '@jangteo/navigation';
import { noteBridgePage } from '@jangteo/overlay';
import { useEffect } from 'react';
import { noteClickKey } from '../router/click-key.ts';
import { usePageHandle } from '../router/use-page-handle.ts';

/** Stores the click key of the address, and reports each page to analytics and to the bridge. */
export function PageTracking() {
  const { pathname, search } = useLocation();
  const { pageName, noBottomNav = false } = usePageHandle()?.entry ?? {};
  useEffect(() => noteClickKey(search), [search]);
  useEffect(() => {
    if (!pageName) return;
    trackPage({ pageName, path: pathname + search });
    if (pageName === 'home') track('view home');
  }, [pathname, search, pageName]);
  useEffect(() => {
    if (pageName) noteBridgePage({ previousPageName: pageName, isGoneBottomView: noBottomNav });
  }, [pageName, noBottomNav]);
  return null;
}
