import type { MouseEvent } from 'react';

/** Not one that asks for a new tab or window, nor one that has been taken care of. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
