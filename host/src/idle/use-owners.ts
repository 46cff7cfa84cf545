import { isRemoteName } from '@jangteo/contract/release';
import { useLocation } from '@jangteo/navigation';
import { sessionStore } from '@jangteo/storage';
import { useEffect } from 'react';
import { readRegistry } from '../registry.ts';
import { usePages } from '../router/pages-context.ts';
import { usePageHandle } from '../router/use-page-handle.ts';

/** `?owners=on` outlines whose parts pages are made of, until `?owners=off` or the tab is closed. */
export function useOwners(): void {
  const wanted = new URLSearchParams(useLocation().search).get('owners');
  const app = usePageHandle()?.app;
  const pages = usePages();
  useEffect(() => {
    if (wanted === 'on') sessionStore.set('owners', '1');
    if (wanted === 'off') sessionStore.remove('owners');
    if (!app || sessionStore.get('owners') !== '1') return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    // Pages are the same without it.
    import(/* webpackChunkName: "outline" */ './outline.ts')
      .then(({ outlineOwners }) =>
        outlineOwners(app, (owner) => (isRemoteName(owner) ? pages.release(owner) : readRegistry().apps.host.release)),
      )
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
  }, [wanted, app, pages]);
}
