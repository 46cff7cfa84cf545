// Written by `pnpm fonts`, like the files in assets/fonts that it names. Their names change with their content.

/** Pretendard, then the device's own Korean fonts in Pretendard's measure. */
export const fontFamily = `'Pretendard Variable', 'Pretendard', 'Pretendard as Apple', 'Pretendard as Noto', 'Pretendard as Malgun', system-ui, sans-serif`;

/** The family of all other characters, and its style sheet, which lies beside the files it names. */
export const restOfFont = { family: 'Pretendard Rest', file: 'rest.9600391329.css' };

/** The families once the rest is there. */
export const wholeFontFamily = `'Pretendard Variable', 'Pretendard Rest', 'Pretendard', 'Pretendard as Apple', 'Pretendard as Noto', 'Pretendard as Malgun', system-ui, sans-serif`;
