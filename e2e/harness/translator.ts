import { hydratedMark } from '@jangteo/contract/release';
import type { BrowserContext } from 'playwright/test';

/**
 * Every page of the context is translated as by Chrome: elements come in the place of texts, also of those that come later. They
 * show the same words, so that tests find them. It begins `early`, before React hydrates the page, or once that is done.
 */
export const translate = (context: BrowserContext, begins: 'early' | 'hydrated'): Promise<unknown> =>
  context.addInitScript(translatePages, { isEarly: begins === 'early', mark: hydratedMark });

function translatePages({ isEarly, mark }: { isEarly: boolean; mark: string }): void {
  const whenMarked = (run: () => void) =>
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(mark).length === 0) return;
      observer.disconnect();
      run();
    }).observe({ type: 'mark', buffered: true });

  const untranslated = 'script, style, textarea, font';
  const pauseMs = 50;

  const wrap = (content: Node): HTMLElement => {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    font.append(content);
    return font;
  };
  const translateTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (/\p{L}/u.test(text.data) && !text.parentElement?.closest(untranslated)) {
        text.replaceWith(wrap(wrap(document.createTextNode(text.data))));
      }
    }
  };
  const begin = () => {
    translateTexts();
    // Wrapping is a change, too: the second round finds nothing.
    new MutationObserver(() => setTimeout(translateTexts, pauseMs)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  };

  if (isEarly) document.addEventListener('DOMContentLoaded', begin);
  else whenMarked(begin);
}
