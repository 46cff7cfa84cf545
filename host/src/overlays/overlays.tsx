import { useOverlaysWanted } from '@jangteo/overlay';
import { type ComponentType, lazy, Suspense } from 'react';
import { BrowserDialogs } from './browser-dialogs.ts';
import { ComingOverlays } from './coming-overlays.ts';

/** Renders the overlays of `@jangteo/overlay`. Their views are not part of the first view's code. */
export function Overlays() {
  const wanted = useOverlaysWanted();
  return <Suspense fallback={<ComingOverlays />}>{wanted && <OverlayViews />}</Suspense>;
}

export const loadOverlayViews = () => import(/* webpackChunkName: "overlays" */ './overlay-views.tsx');

const OverlayViews = lazy<ComponentType>(() => loadOverlayViews().catch(() => ({ default: BrowserDialogs })));
