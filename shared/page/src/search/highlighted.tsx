import { styled } from '@jangteo/ui';

const Mark = styled('mark', { base: { bg: 'transparent', color: 'primary.text', fontWeight: 'bold' } });

/** A text with the searched words highlighted, wherever they stand. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  const wanted = words.map((word) => word.trim()).filter(Boolean);
  if (wanted.length === 0) return text;
  // Longer words first: one may begin with another.
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length);
  const found = new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'gi');
  // Splitting by a group puts what was found at the odd places.
  return text
    .split(found)
    .map((part, place) => (place % 2 === 1 ? <Mark key={`${place} ${part}`}>{part}</Mark> : part));
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
