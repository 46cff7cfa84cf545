import { restOfFontAddress } from '@jangteo/ui';
import { useIsRestoring } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../idle/when-idle.ts';

/** Characters beyond the first view's: their faces are made known once the page has nothing better to do. */
export function RestOfFont() {
  const isFirstRender = useIsRestoring();
  useEffect(() => {
    if (isFirstRender) return;
    return whenIdle(() => {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = restOfFontAddress;
      document.head.append(sheet);
    });
  }, [isFirstRender]);
  return null;
}
