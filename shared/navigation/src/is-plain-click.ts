import type { MouseEvent } from 'react';

/** False for a click that asks for a new tab or window, and for one that was handled already. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
