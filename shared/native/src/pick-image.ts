import { findCarrier } from './carrier.ts';
import { native } from './native.ts';

/**
 * Opens the app's picker, or the browser's. Must be called from a tap; resolves with undefined if the user picks no
 * picture.
 */
export const pickImage = (): Promise<File | undefined> => (findCarrier() ? native.pickImage() : pickWithInput());

function pickWithInput(): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}
