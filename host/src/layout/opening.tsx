// Decision: docs/decisions/2026-11-26-the-tap-is-answered-in-its-frame.md

import { createPath, useNavigation, useRouter } from '@jangteo/navigation';
import { styled } from '@jangteo/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { type PageHandle, routeContext } from '../router/page-handle.ts';
import { usePages } from '../router/pages-context.ts';

/** What a tapped card has told of the next page, above the page that is left, until the next one is rendered. */
export function Opening() {
  const router = useRouter();
  // Renders this anew when a navigation begins or ends; the router's state says more of it.
  useNavigation();
  const { location, matches, historyAction } = router?.state.navigation ?? {};
  const match = matches?.at(-1);
  const handle: PageHandle | undefined = match?.route.handle;
  // On the way back a page opens where the visitor has left it.
  if (!location || !match || !handle || historyAction === 'POP') return null;
  return (
    <LeftOutIfBroken key={location.key}>
      <Told handle={handle} params={match.params} path={createPath(location)} />
    </LeftOutIfBroken>
  );
}

interface ToldProps {
  handle: PageHandle;
  params: Record<string, string | undefined>;
  path: string;
}

function Told({ handle, params, path }: ToldProps) {
  const pages = usePages();
  const [, setCodeThere] = useState(false);
  const context = routeContext(useQueryClient(), params, new URL(path, window.location.origin).href);
  const opening = pages.opening(handle, context);
  const mayComeLate = !opening;
  // On a slow line the code comes later than the tap, and still before the data.
  useEffect(() => {
    if (mayComeLate) void pages.whenOpened(handle)?.then(() => setCodeThere(true));
  }, [pages, handle, mayComeLate]);
  if (!opening) return null;
  return (
    <Cover aboveBar={!handle.entry.noBottomNav}>
      {/* It is gone in a moment, and the page says the same. */}
      <div inert>{opening}</div>
    </Cover>
  );
}

/** The page itself follows, and says what is wrong. */
class LeftOutIfBroken extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** It takes the taps, which would otherwise reach the page below. */
const Cover = styled('div', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    inset: '0',
    maxWidth: 'column',
    marginInline: 'auto',
    overflow: 'hidden',
    contain: 'strict',
    bg: 'bg',
  },
  variants: { aboveBar: { true: { bottom: 'calc(token(sizes.bottomBar) + env(safe-area-inset-bottom))' } } },
});
