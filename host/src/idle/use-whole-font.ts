import { pageIds, wholeFontMark } from '@jangteo/contract/release';
import { useEffect } from 'react';
import { type CompleteFont, openFont } from './complete-font.ts';
import { whenIdle } from './when-idle.ts';

/** Long enough for a page that is opened to have its data. */
const settleMs = 1_000;
const retryMs = 60_000;

/** Completes the font once the page is idle, and again whenever its text has changed. */
export function useWholeFont(): void {
  useEffect(
    () =>
      whenIdle(() => {
        const leaving = new AbortController();
        void keepWhole(leaving.signal);
        return () => leaving.abort();
      }),
    [],
  );
}

async function keepWhole(signal: AbortSignal): Promise<void> {
  const root = document.getElementById(pageIds.root);
  while (root && !signal.aborted) {
    const change = nextChange(root);
    const pauseMs = await completeFor(root).then(
      () => settleMs,
      () => retryMs,
    );
    await change;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await new Promise<void>((resolve) => whenIdle(resolve));
  }
}

/** What the document has of the font, whichever component asks. */
let font: Promise<CompleteFont> | undefined;

async function completeFor(root: HTMLElement): Promise<void> {
  font ??= openFont();
  const complete = await font.catch((error: unknown) => {
    font = undefined;
    throw error;
  });
  await complete(textOf(root));
  // A page that is open for hours would keep thousands of them.
  performance.clearMarks(wholeFontMark);
  performance.mark(wholeFontMark);
}

function textOf(root: HTMLElement): string {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return (root.textContent ?? '') + Array.from(fields, ({ value, placeholder }) => value || placeholder).join('');
}

/** Resolves when anything is shown or written that was not. */
function nextChange(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const onChange = () => {
      observer.disconnect();
      root.removeEventListener('input', onChange);
      resolve();
    };
    const observer = new MutationObserver(onChange);
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    root.addEventListener('input', onChange);
  });
}
