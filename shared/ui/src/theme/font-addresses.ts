import { restOfFontFile } from '../font.ts';

/** Where the edge serves the font's files, for every release of the host. */
export const fontFolder = '/fonts/';

/** The style sheet of all characters beyond the first view's. */
export const restOfFontAddress = fontFolder + restOfFontFile;
