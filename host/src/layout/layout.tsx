import { Outlet, ScrollPlace } from '@jangteo/navigation';
import { Column } from '@jangteo/ui';
import { useLater } from '../later/use-later.ts';
import { NativeApp } from '../native/native-app.tsx';
import { Overlays } from '../overlays/overlays.tsx';
import { ArrivalNotes } from './arrival-notes.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { DocumentTitle } from './document-title.tsx';
import { PageRoom } from './page-room.ts';
import { RestOfFont } from './rest-of-font.tsx';
import { SkipLink } from './skip-link.ts';
import { Toasts } from './toasts.tsx';
import { usePageHandle } from './use-page-handle.ts';

/** What surrounds every page: the column, the bottom navigation, toasts and the way back up, as the page's route says. */
export function Layout() {
  const flags = usePageHandle()?.entry;
  const hasBottomNav = !flags?.noBottomNav;
  const later = useLater();
  return (
    <Column>
      <SkipLink href="#page">본문으로 건너뛰기</SkipLink>
      <PageRoom id="page" tabIndex={-1} aboveBar={hasBottomNav}>
        <Outlet />
      </PageRoom>
      {later && !flags?.noScrollTop && <later.ScrollToTop aboveBar={hasBottomNav} />}
      {hasBottomNav && <BottomNav communityMark={later && <later.CommunityMark />} />}
      <Toasts aboveBar={hasBottomNav} />
      <Overlays />
      <NativeApp />
      <DocumentTitle />
      <ArrivalNotes />
      {later && <later.Background />}
      <RestOfFont />
      <ScrollPlace />
    </Column>
  );
}
