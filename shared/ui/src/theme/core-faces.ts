import { coreFontCss } from '../font-faces.ts';
import { fontFolder } from './font-addresses.ts';

export const coreFaces = coreFontCss(fontFolder);
