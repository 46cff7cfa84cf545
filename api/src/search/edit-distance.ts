/** Letters that stand side by side in one of these are easily taken for each other: by ear, by key or by Shift. */
const easilyMistaken = [
  ...['ㅛㅕㅑㅐㅔ', 'ㅗㅓㅏㅣ', 'ㅠㅜㅡ'],
  ...['ㅏㅑ', 'ㅓㅕ', 'ㅗㅛ', 'ㅐㅒ', 'ㅔㅖ', 'ㅒㅖ'],
  ...['ㄱㄲ', 'ㄷㄸ', 'ㅂㅃ', 'ㅅㅆ', 'ㅈㅉ'],
];

const isSlip = (from: string, to: string): boolean =>
  easilyMistaken.some((letters) => letters.includes(from + to) || letters.includes(to + from));

/**
 * The number of keystrokes that were left out, added, replaced or swapped with their neighbour. Swaps and letters that
 * are easily mistaken count as `slip`.
 */
export function editDistance(from: string, to: string, slip: 0 | 1 = 1): number {
  const a = [...from];
  const b = [...to];
  let beforeLast: number[] = [];
  let last = b.map((_, j) => j + 1);
  last.unshift(0);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = replacing(a[i - 1] ?? '', b[j - 1] ?? '', slip);
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + replaced);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, at(beforeLast, j - 2) + slip);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function replacing(from: string, to: string, slip: number): number {
  if (from === to) return 0;
  return isSlip(from, to) ? slip : 1;
}

const at = (row: readonly number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY;

/** Short words allow fewer mistakes: with one letter changed, '배' is another fruit. */
export function mistakesAllowed(strokes: string): number {
  if (strokes.length < 4) return 0;
  if (strokes.length < 7) return 1;
  return strokes.length < 12 ? 2 : 3;
}
