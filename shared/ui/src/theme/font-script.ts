// Decision: docs/decisions/2026-11-27-a-first-visit-is-read-in-the-devices-font.md

import { localNames } from '@jangteo/contract/names';
import { coreFont } from '../font-faces.ts';
import { fontFolder } from './font-addresses.ts';

const address = fontFolder + coreFont.file;
const source = `url(${address}) format("woff2")`;
const descriptors = { weight: coreFont.weight, display: 'swap' };

/** Requests the first view's font at once in a browser that has it from an earlier visit: `localNames.font` is its address. */
const script = `try{if(localStorage.getItem(${JSON.stringify(localNames.font)})===${JSON.stringify(address)}){\
const face=new FontFace(${JSON.stringify(coreFont.family)},${JSON.stringify(source)},${JSON.stringify(descriptors)});\
document.fonts.add(face);face.load().catch(()=>{})}}catch{}`;

/** An element for the head. Its script runs before the page's content is there. */
export const renderFontScript = (nonce: string): string => `<script nonce="${nonce}">${script}</script>`;
