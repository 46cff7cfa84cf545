import { restOfFontAddress } from '@jangteo/ui';
import { useIsRestoring } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../idle/when-idle.ts';

/** Links the style sheet of the font's remaining characters once the page is idle. */
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
