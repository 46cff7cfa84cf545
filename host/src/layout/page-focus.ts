import { useLocation, useRouter } from '@jangteo/navigation';
import { afterPaint } from '@jangteo/navigation/after-paint';
import { useEffect, useRef } from 'react';
import { pageElementId } from './page-main.ts';

/** By the key of an entry of the history: the address of the link that was followed from it by keyboard. */
const followed = new Map<string, string | undefined>();

/**
 * Browsers leave the focus nowhere when the link that was followed is gone. It moves into the next page, and screen readers
 * read that page's title; on the way back it returns to the link. It stays where a page or an open dialog has put it.
 */
export function PageFocus() {
  const router = useRouter();
  const { pathname, search, key } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const note = ({ target, detail }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href');
      // After a tap, the ring of the focus would be seen on the way back.
      const isByKeyboard = detail === 0;
      if (href) followed.set(key, isByKeyboard ? href : undefined);
    };
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, [key]);

  // Its search is watched, too, because the title may depend on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: explained above
  useEffect(() => {
    let isLeft = false;
    const href = router?.state.historyAction === 'POP' ? followed.get(key) : undefined;
    // Before the paint, the focus would have the page laid out twice.
    void afterPaint().then(() => {
      const page = document.getElementById(pageElementId);
      if (isLeft || !page) return;
      page.setAttribute('aria-label', document.title);
      if (shown.current !== pathname) focusPage(page, href);
      shown.current = pathname;
    });
    return () => {
      isLeft = true;
    };
  }, [router, pathname, search, key]);
  return null;
}

function focusPage(page: HTMLElement, href: string | undefined): void {
  const { activeElement } = document;
  if (activeElement !== page && page.contains(activeElement)) return;
  const link = href && page.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  (link || page).focus({ preventScroll: true });
}
