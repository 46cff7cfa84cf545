export const mostTokens = 6;

/** The words of a keyword as typed, split where the dictionary splits words. */
export const tokensOf = (keyword: string): string[] =>
  keyword
    .normalize('NFC')
    .split(/[\s·>/,()[\]×]+/)
    .filter(Boolean)
    .slice(0, mostTokens);

/** One spelling for all spellings of a keyword, under which it is counted and shown. */
export const tidyKeyword = (keyword: string): string => tokensOf(keyword).join(' ').toLowerCase();
