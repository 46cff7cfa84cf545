import { coreFontCss, restOfFontFile } from '../font.ts';

/** Where the edge serves the font's files, whichever release of the host they came with. */
const fontFolder = '/fonts/';

export const coreFaces = coreFontCss(fontFolder);

/** The style sheet of all characters beyond the first view's. */
export const restOfFontAddress = fontFolder + restOfFontFile;
