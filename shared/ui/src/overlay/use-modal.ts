import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens the browser's own modal dialog for as long as the caller is mounted. It keeps the focus inside, makes the rest
 * inert, asks to be closed on Escape or a press beside it, and gives the focus back.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect: the focus goes back only from a dialog that is closed before it is taken from the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
      element.close();
    };
  }, []);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === dialog.current) onClose();
    },
  };
}
