import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Ties `open` to the browser's own modal dialog, which keeps the focus inside, makes the rest inert, closes on Escape and
 * gives the focus back. A press beside the panel closes as well.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
      element.close();
    };
  }, [open]);

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
