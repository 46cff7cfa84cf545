import { onToastItems } from '@jangteo/http';
import { useToasts } from '@jangteo/overlay';
import { useIsOnline } from '@jangteo/state';
import { type ToastMessage, ToastStack } from '@jangteo/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { showToastItems } from './show-toast-items.ts';
import { useToastContainer } from './toast-container.ts';

const safeArea = 'env(safe-area-inset-bottom)';
const keyboard = 'var(--keyboard, 0px)';

/**
 * As far from the bottom edge as the customer asks (94 and 34 px, which grow with the text), and clear of the page's action bar
 * and the keyboard, where members act.
 */
const places = {
  aboveNavigation: `max(5.875rem + ${safeArea}, var(--action-bar, 0px) + max(3.75rem + ${safeArea}, ${keyboard}) + 10px)`,
  alone: `max(2.125rem + ${safeArea}, var(--action-bar, 0px) + ${keyboard} + 10px)`,
  inDialog: `max(2.125rem + ${safeArea}, ${keyboard} + 10px)`,
};

/** Stands below the toasts for as long as it is true: data that is missing waits for the connection without a word of its own. */
const offline: ToastMessage = { id: 'offline', start: '인터넷에 연결되어 있지 않아요' };

export function Toasts({ aboveBar }: { aboveBar: boolean }) {
  const isOnline = useIsOnline();
  const passing = useToasts();
  const toasts = isOnline ? passing : [offline, ...passing];
  const room = useToastContainer();
  useEffect(() => onToastItems(showToastItems), []);
  if (room) return createPortal(<ToastStack toasts={toasts} bottom={places.inDialog} />, room);
  return <ToastStack toasts={toasts} bottom={aboveBar ? places.aboveNavigation : places.alone} />;
}
