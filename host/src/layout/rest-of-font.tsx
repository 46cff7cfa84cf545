import { pageIds } from '@jangteo/contract/release';
import { loadRestOfFont } from '@jangteo/ui';
import { useIsRestoring } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../idle/when-idle.ts';

/** Completes the font once the page is idle. */
export function RestOfFont() {
  const isFirstRender = useIsRestoring();
  useEffect(() => {
    if (isFirstRender) return;
    return whenIdle(() => {
      void loadRestOfFont(document.getElementById(pageIds.root)?.textContent ?? '');
    });
  }, [isFirstRender]);
  return null;
}
