import { restOfFontFile } from '../font.ts';

/** Where the edge serves the font's files, for every release of the host. */
export const fontFolder = '/fonts/';

/** The faces of all characters beyond the first view's, as a style sheet. */
export const restOfFontAddress = fontFolder + restOfFontFile;
