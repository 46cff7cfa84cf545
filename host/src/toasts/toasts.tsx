import { onToastItems } from '@jangteo/http';
import { useToasts } from '@jangteo/overlay';
import { ToastStack } from '@jangteo/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { showToastItems } from './show-toast-items.ts';
import { useToastContainer } from './toast-container.ts';

/** Distance from the bottom edge, with and without the bottom navigation, which grows with the text: 94 and 34 px. */
const bottom = { aboveBar: '5.875rem', alone: '2.125rem' };

export function Toasts({ aboveBar }: { aboveBar: boolean }) {
  const toasts = useToasts();
  const room = useToastContainer();
  useEffect(() => onToastItems(showToastItems), []);
  const stack = <ToastStack toasts={toasts} bottom={aboveBar && !room ? bottom.aboveBar : bottom.alone} />;
  return room ? createPortal(stack, room) : stack;
}
