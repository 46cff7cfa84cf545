const mostTokens = 6;

/** The words of a keyword as they were typed, parted where the dictionary parts words too. */
export const tokensOf = (keyword: string): string[] =>
  keyword
    .normalize('NFC')
    .split(/[\s·>/,()[\]×]+/)
    .filter(Boolean)
    .slice(0, mostTokens);

/** The same keyword however it was spaced and written: how it is counted and shown. */
export const tidyKeyword = (keyword: string): string => tokensOf(keyword).join(' ').toLowerCase();
