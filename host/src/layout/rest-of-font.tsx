import { restOfFontAddress } from '@jangteo/ui';
import { useIsRestoring } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Characters beyond the first view's: their faces are made known once the page has nothing better to do. */
export function RestOfFont() {
  const isFirstRender = useIsRestoring();
  useEffect(() => {
    if (isFirstRender) return;
    const link = () => {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = restOfFontAddress;
      document.head.append(sheet);
    };
    // Safari knows no idle callback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(link, 1_000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(link);
    return () => window.cancelIdleCallback(idle);
  }, [isFirstRender]);
  return null;
}
