import { track, trackPage } from '@jangteo/analytics';
import { useLocation } from '@jangteo/navigation';
import { noteBridgePage } from '@jangteo/overlay';
import { sessionStore } from '@jangteo/storage';
import { useEffect } from 'react';
import { usePageHandle } from '../router/use-page-handle.ts';

/** The sign-in call refuses a longer click key. */
const maxClickKeyLength = 200;

/** A click key as addresses write it, because headers carry no Korean letters; of a long one the first characters. */
function headerTextOf(clickKey: string): string {
  let text = '';
  for (const character of clickKey) {
    const longer = text + encodeURIComponent(character);
    if (longer.length > maxClickKeyLength) break;
    text = longer;
  }
  return text;
}

/** Stores the click key of the address, and reports each page to analytics and to the bridge. */
export function PageTracking() {
  const { pathname, search } = useLocation();
  const { pageName, noBottomNav = false } = usePageHandle()?.entry ?? {};
  useEffect(() => {
    const clickKey = new URLSearchParams(search).get('click_key');
    if (clickKey) sessionStore.set('eventClickKey', headerTextOf(clickKey));
  }, [search]);
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
