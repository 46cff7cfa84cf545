import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import { type BanWord, findBanWords } from './moderation/find-ban-words.ts';

/** Operators may change the words at any time, so they are read for each check. */
const bannedSql = 'SELECT word, innocent FROM ban_word';

export const checkBanWords = async (database: Queries, text: string): Promise<string[]> =>
  findBanWords(text, await database.query<BanWord>(bannedSql));

/** The message names the words that the writer has to remove. */
export async function refuseBanWords(transaction: Queries, texts: readonly string[]): Promise<void> {
  const words = await checkBanWords(transaction, texts.join('\n\n'));
  if (words.length === 0) return;
  throw new ApiError('notMatched', { message: `쓸 수 없는 표현이 있어요: ${words.slice(0, 10).join(', ')}` });
}
