import { call } from '@jangteo/http';
import { useDebounced } from '@jangteo/page';
import { queryOptions, useQueries } from '@tanstack/react-query';

const typingPauseMs = 500;
/** The call checks at most this many characters at once. */
const pieceLength = 1_000;
/** Longer than any ban word, so that none is cut in two. */
const overlap = 60;

const pieceQuery = (text: string) =>
  queryOptions({
    queryKey: ['community:ban-words', text],
    queryFn: ({ signal }) => call('GET /api/v1/community/ban-words/validation', { query: { text }, signal }),
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });

/**
 * The ban words in a text, once nothing has been typed for a moment; until then, those of before that are still in it. A
 * failed check finds none: the server checks again.
 */
export function useBanWords(text: string): string[] {
  const checked = useDebounced(text, typingPauseMs);
  const words = useQueries({
    queries: piecesOf(checked).map(pieceQuery),
    combine: (checks) => [...new Set(checks.flatMap(({ data }) => data?.words ?? []))],
  });
  return checked === text ? words : words.filter((word) => text.includes(word));
}

/** Cuts a text into overlapping pieces, between whole characters: an emoji is never cut in two. */
export function piecesOf(text: string): string[] {
  const characters = [...text];
  const pieces: string[] = [];
  for (let from = 0; from < characters.length; from += pieceLength - overlap) {
    const piece = characters.slice(from, from + pieceLength).join('');
    if (piece.trim()) pieces.push(piece);
    if (from + pieceLength >= characters.length) break;
  }
  return [...new Set(pieces)];
}
