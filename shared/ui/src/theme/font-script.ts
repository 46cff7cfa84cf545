// Decision: docs/decisions/2026-11-27-a-first-visit-is-read-in-the-devices-font.md

import { localNames } from '@jangteo/contract/names';
import { coreFont } from '../font-faces.ts';
import { fontFolder } from './font-addresses.ts';

const address = fontFolder + coreFont.file;

/** Requests the first view's font at once in a browser that has it from an earlier visit: `localNames.font` is its address. */
const script = `try {
  if (localStorage.getItem('${localNames.font}') === '${address}') {
    const face = new FontFace('${coreFont.family}', 'url(${address})', { weight: '${coreFont.weight}', display: 'swap' });
    document.fonts.add(face);
    face.load().catch(() => {});
  }
} catch {}`.replace(/\n\s*/g, '');

/** An element for the head. Its script runs before the page's content is there. */
export const renderFontScript = (nonce: string): string => `<script nonce="${nonce}">${script}</script>`;
