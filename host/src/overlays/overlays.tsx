import { useOverlaysWanted } from '@jangteo/overlay';
import { type ComponentType, lazy, Suspense } from 'react';
import { BrowserDialogs } from './browser-dialogs.ts';

/** Draws what `@jangteo/overlay` is asked for. What it looks like is not part of the first view. */
export function Overlays() {
  const wanted = useOverlaysWanted();
  return <Suspense>{wanted && <OverlayViews />}</Suspense>;
}

const OverlayViews = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "overlays" */ './overlay-views.tsx').catch(() => ({ default: BrowserDialogs })),
);
