import { openInHistory } from '@jangteo/navigation/overlay-history';
import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens the browser's own modal dialog for as long as the component is mounted. It traps the focus, makes the rest
 * inert,
 * asks to be closed on back, on Escape or on a press beside it, and restores the focus. Without `onClose` it stays
 * until
 * its owner unmounts it.
 */
export function useModal(onClose?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  }, [onClose]);

  // A layout effect: the browser restores the focus only when a dialog is closed before it leaves the page.
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
