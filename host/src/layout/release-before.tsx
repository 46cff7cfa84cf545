// Decision: docs/decisions/2026-11-22-the-release-before-takes-over-in-browsers.md

import { useLocation, useNavigate } from '@jangteo/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageHandle } from '../router/page-handle.ts';
import { usePages } from '../router/pages-context.ts';
import { FirstLoad } from './first-load.tsx';
import { pageElementId } from './page-main.ts';

interface ReleaseBeforeProps {
  handle: PageHandle;
  /** The error that the page threw. */
  error: unknown;
}

/**
 * Opens a page that threw once more, from the release before. Until then what was on the screen stays there: the
 * server's page, or the one that the visitor comes from. Its links work as in a page without scripts.
 */
export function ReleaseBefore({ handle, error }: ReleaseBeforeProps) {
  const pages = usePages();
  const navigate = useNavigate();
  const here = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // React removes the page only after this component has rendered for the first time.
  const [lastSeen] = useState(() => document.getElementById(pageElementId)?.cloneNode(true));
  useLayoutEffect(() => place.current?.append(...(lastSeen?.childNodes ?? [])), [lastSeen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the navigation ends this component
  useEffect(() => {
    pages.fallBack(handle, error);
    void navigate(here, { replace: true });
  }, []);
  return lastSeen ? <div ref={place} style={{ display: 'contents' }} aria-busy="true" /> : <FirstLoad />;
}
