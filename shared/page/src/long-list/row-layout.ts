import type { Range } from './use-near-parts.ts';

/** By the rows' keys. */
type Heights = Map<number, number>;

const heightsOfLists = new Map<string, Heights>();

/** The heights of a list's rows in pixels, as they were last drawn. They outlive the list: a visitor may come back to it. */
export function heightsOf(list: string): Heights {
  const heights = heightsOfLists.get(list) ?? new Map();
  heightsOfLists.set(list, heights);
  return heights;
}

/** Where the rows of a list lie, in pixels below its top. */
export class RowLayout {
  readonly #keys: readonly number[];
  readonly #heights: Heights;
  /** Where each row begins, and where the last one ends. */
  #tops: readonly number[] | undefined;

  constructor(keys: readonly number[], heights: Heights) {
    this.#keys = keys;
    this.#heights = heights;
  }

  isKnown(row: number): boolean {
    const key = this.#keys[row];
    return key !== undefined && this.#heights.has(key);
  }

  /** Rows that are drawn name their keys in `data-row`. */
  measure(list: HTMLElement): void {
    for (const element of list.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
      const key = Number(element.dataset.row);
      const { height } = element.getBoundingClientRect();
      if (this.#heights.get(key) === height) continue;
      this.#heights.set(key, height);
      this.#tops = undefined;
    }
  }

  heightOf({ from, to }: Range): number {
    const tops = this.#allTops();
    return (tops[to + 1] ?? 0) - (tops[from] ?? 0);
  }

  /** The rows from one distance below the list's top to another. */
  between(top: number, bottom: number): Range {
    const tops = this.#allTops();
    const last = this.#keys.length - 1;
    const rowAt = (y: number) => Math.min(Math.max(countUpTo(tops, y) - 1, 0), last);
    return { from: rowAt(top), to: rowAt(bottom) };
  }

  #allTops(): readonly number[] {
    if (this.#tops) return this.#tops;
    const tops = [0];
    let end = 0;
    for (const key of this.#keys) {
      end += this.#heights.get(key) ?? 0;
      tops.push(end);
    }
    this.#tops = tops;
    return tops;
  }
}

/** How many of the sorted numbers are not above `limit`. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
