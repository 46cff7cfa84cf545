import { useLocation } from '@jangteo/navigation';
import { sessionStore } from '@jangteo/storage';
import { useEffect } from 'react';
import { usePageHandle } from '../router/use-page-handle.ts';

/** `?owners=on` outlines whose parts pages are made of, until `?owners=off` or the tab is closed. */
export function useOwners(): void {
  const wanted = new URLSearchParams(useLocation().search).get('owners');
  const app = usePageHandle()?.app;
  useEffect(() => {
    if (wanted === 'on') sessionStore.set('owners', '1');
    if (wanted === 'off') sessionStore.remove('owners');
    if (!app || sessionStore.get('owners') !== '1') return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    // Pages are the same without it.
    import(/* webpackChunkName: "outline" */ './outline.ts')
      .then(({ outlineOwners }) => outlineOwners(app))
      .then(
        (remove) => {
          stop = remove;
          if (isLeft) remove();
        },
        () => undefined,
      );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [wanted, app]);
}
