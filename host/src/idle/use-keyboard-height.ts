import { useEffect } from 'react';

/** A lower strip belongs to the browser's own bars. */
const leastKeyboardPx = 60;

/**
 * Tells how much of the page's lower end the on-screen keyboard covers, in the CSS property `--keyboard`: most browsers
 * lay the keyboard over the page. Zero in the app, whose web view is made smaller.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const update = () => {
      // A page that is zoomed into shows less without a keyboard, too.
      const covered = view.scale > 1.01 ? 0 : Math.round(window.innerHeight - view.offsetTop - view.height);
      document.documentElement.style.setProperty('--keyboard', `${covered < leastKeyboardPx ? 0 : covered}px`);
    };
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
    };
  }, []);
}
