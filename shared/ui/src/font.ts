// Written by `pnpm fonts`, like the files in assets/fonts that it names. Their names change with their content.

/** Pretendard, then the device's own Korean fonts in Pretendard's measure. */
export const fontFamily = `'Pretendard Variable', 'Pretendard', 'Pretendard as Apple', 'Pretendard as Noto', 'Pretendard as Malgun', system-ui, sans-serif`;

/** The style sheet of Pretendard's groups of characters, the first view's first. It lies beside the files it names. */
export const fontFacesFile = 'faces.71881d05f3.css';
