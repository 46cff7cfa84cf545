import { onToastItems } from '@jangteo/http';
import { useToasts } from '@jangteo/overlay';
import { ToastStack } from '@jangteo/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { showToastItems } from './show-toast-items.ts';
import { useToastContainer } from './toast-container.ts';

/** Distance from the bottom edge in px, with and without the bottom navigation. */
const bottom = { aboveBar: 94, alone: 34 };

export function Toasts({ aboveBar }: { aboveBar: boolean }) {
  const toasts = useToasts();
  const room = useToastContainer();
  useEffect(() => onToastItems(showToastItems), []);
  const stack = <ToastStack toasts={toasts} bottom={aboveBar && !room ? bottom.aboveBar : bottom.alone} />;
  return room ? createPortal(stack, room) : stack;
}
