import { fontFacesFile } from '../font.ts';

/** Where the edge serves the font's files, for every release of the host. */
export const fontFolder = '/fonts/';

/** The faces of all groups of characters, as a style sheet: the first view's, then the others. */
export const fontFacesAddress = fontFolder + fontFacesFile;
