import { asSeen } from '@jangteo/contract/visible-text';

export const mostTokens = 6;

/** Quotes, wildcards and the like, before or after a word. '100%' and '1++' are words. */
const punctuationAround = /^[\p{P}--%]+|[\p{P}--%]+$/gv;

/** The words of a keyword as typed, split where the dictionary splits words. A keyword of punctuation alone is kept. */
export function tokensOf(keyword: string): string[] {
  const typed = asSeen(keyword)
    .split(/[\s·>/,()[\]×]+/)
    .filter(Boolean);
  const words = typed.map((token) => token.replace(punctuationAround, '')).filter(Boolean);
  return (words.length > 0 ? words : typed).slice(0, mostTokens);
}

/** One spelling for all spellings of a keyword, under which it is counted and shown. */
export const tidyKeyword = (keyword: string): string => tokensOf(keyword).join(' ').toLowerCase();
