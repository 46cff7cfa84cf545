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
    input.hidden = true;
    const answer = (file: File | undefined) => {
      input.remove();
      resolve(file);
    };
    input.addEventListener('change', () => answer(input.files?.[0]));
    input.addEventListener('cancel', () => answer(undefined));
    // While the picker is open, Safari on a phone may drop an input that is not in the document.
    document.body.append(input);
    input.click();
  });
}
