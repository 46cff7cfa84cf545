import { type PointerEvent, useRef } from 'react';

const closingDistance = 80;

/** Lets a panel be dragged down by its handle; far enough, it closes. */
export function useSwipeDown(onClose: () => void) {
  const startY = useRef<number>(undefined);

  const panelOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest('dialog');
  const distance = (event: PointerEvent) => Math.max(0, event.clientY - (startY.current ?? event.clientY));

  function end(event: PointerEvent<HTMLElement>) {
    if (distance(event) > closingDistance) onClose();
    startY.current = undefined;
    const panel = panelOf(event);
    if (panel) panel.style.translate = '';
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // An element with pointer capture receives the click, too: a button in the handle would not.
      if (event.target instanceof Element && event.target.closest('button')) return;
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const panel = panelOf(event);
      if (panel && startY.current !== undefined) panel.style.translate = `0 ${distance(event)}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
