import { openInHistory } from '@jangteo/navigation/overlay-history';
import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens the browser's own modal dialog for as long as the caller is mounted. It keeps the focus inside, makes the rest
 * inert, asks to be closed on back, on Escape or a press beside it, and gives the focus back. Without `onClose` it stays
 * until its owner takes it away.
 */
export function useModal(onClose?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  }, [onClose]);

  // A layout effect: the focus goes back only from a dialog that is closed before it is taken from the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    const takeFromHistory = latestOnClose.current && openInHistory(() => latestOnClose.current?.());
    return () => {
      document.documentElement.style.overflow = overflow;
      element.close();
      takeFromHistory?.();
    };
  }, []);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose?.();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === dialog.current) onClose?.();
    },
  };
}
