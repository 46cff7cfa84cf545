import { isPlainClick, Outlet, ScrollPlace } from '@jangteo/navigation';
import { Column } from '@jangteo/ui';
import type { MouseEvent } from 'react';
import { useIdleParts } from '../idle/use-idle-parts.ts';
import { NativeApp } from '../native/native-app.tsx';
import { loadOverlayViews, Overlays } from '../overlays/overlays.tsx';
import { usePageHandle } from '../router/use-page-handle.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { DocumentTitle } from './document-title.tsx';
import { Opening } from './opening.tsx';
import { PageFocus } from './page-focus.ts';
import { PageMain, pageElementId } from './page-main.ts';
import { PageTracking } from './page-tracking.tsx';
import { SkipLink } from './skip-link.ts';
import { useHomeAfterLogoutElsewhere } from './use-home-after-logout-elsewhere.ts';

/**
 * The frame of a page: the column, the bottom navigation, toasts and the scroll-to-top button, by the flags of its
 * route.
 */
export function Layout() {
  const flags = usePageHandle()?.entry;
  const hasBottomNav = !flags?.noBottomNav;
  const idle = useIdleParts();
  useHomeAfterLogoutElsewhere();
  return (
    <Column>
      <SkipLink href={`#${pageElementId}`} onClick={skipToPage}>
        본문으로 건너뛰기
      </SkipLink>
      <PageMain id={pageElementId} tabIndex={-1} aboveBar={hasBottomNav}>
        <Outlet />
      </PageMain>
      <Opening />
      {idle && !flags?.noScrollTop && <idle.ScrollToTop aboveBar={hasBottomNav} />}
      {hasBottomNav && <BottomNav communityMark={idle && <idle.CommunityMark />} />}
      <Toasts aboveBar={hasBottomNav} />
      <Overlays />
      <NativeApp />
      <DocumentTitle />
      <PageFocus />
      <PageTracking />
      {idle && <idle.Background loadOverlays={loadOverlayViews} />}
      <ScrollPlace />
    </Column>
  );
}

/** Followed by the browser, the link would make a history entry that the router does not know: 'back' would lead to it. */
function skipToPage(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  document.getElementById(pageElementId)?.focus();
}
