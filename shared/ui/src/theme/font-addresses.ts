/** Where the edge serves the font's files, for every release of the host. */
export const fontFolder = '/fonts/';
