import { findCarrier } from './carrier.ts';
import { native } from './native.ts';

/** The app's own picker, or the browser's. To be called from a tap; nothing if the user picks none. */
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
