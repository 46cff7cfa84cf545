import { track, trackPage } from '@jangteo/analytics';
import { useLocation } from '@jangteo/navigation';
import { noteBridgePage } from '@jangteo/overlay';
import { sessionStore } from '@jangteo/storage';
import { useEffect } from 'react';
import { usePageHandle } from './use-page-handle.ts';

/** As long as the sign-in takes one. */
const longestClickKey = 200;

/** What is noted of every page that a visitor comes to. */
export function ArrivalNotes() {
  const { pathname, search } = useLocation();
  const { pageName, noBottomNav = false } = usePageHandle()?.entry ?? {};
  useEffect(() => {
    const clickKey = new URLSearchParams(search).get('click_key');
    if (clickKey) sessionStore.set('eventClickKey', clickKey.slice(0, longestClickKey));
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
