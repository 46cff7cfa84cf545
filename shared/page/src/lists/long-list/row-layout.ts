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

interface Places {
  /** Where each row begins, and where the last one ends. */
  tops: readonly number[];
  /** The rows whose height is not known. */
  unknown: readonly number[];
}

/** Where the rows of a list lie, in pixels below its top. */
export class RowLayout {
  readonly #keys: readonly number[];
  readonly #heights: Heights;
  #places: Places | undefined;

  constructor(keys: readonly number[], heights: Heights) {
    this.#keys = keys;
    this.#heights = heights;
  }

  /** Rows that are drawn name their keys in `data-row`. */
  measure(list: HTMLElement): void {
    for (const element of list.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
      const key = Number(element.dataset.row);
      const { height } = element.getBoundingClientRect();
      if (this.#heights.get(key) === height) continue;
      this.#heights.set(key, height);
      this.#places = undefined;
    }
  }

  heightOf({ from, to }: Range): number {
    const { tops } = this.#findPlaces();
    return (tops[to + 1] ?? 0) - (tops[from] ?? 0);
  }

  /** The rows from one distance below the list's top to another. */
  between(top: number, bottom: number): Range {
    const { tops } = this.#findPlaces();
    const last = this.#keys.length - 1;
    const rowAt = (y: number) => Math.min(Math.max(countUpTo(tops, y) - 1, 0), last);
    return { from: rowAt(top), to: rowAt(bottom) };
  }

  /** The rows of the range, and all whose height is not known, in their order. */
  rowsToDraw({ from, to }: Range): number[] {
    const { unknown } = this.#findPlaces();
    const last = Math.min(to, this.#keys.length - 1);
    const near = Array.from({ length: Math.max(last - from + 1, 0) }, (_, row) => from + row);
    return [...unknown.filter((row) => row < from), ...near, ...unknown.filter((row) => row > to)];
  }

  #findPlaces(): Places {
    if (this.#places) return this.#places;
    const tops = [0];
    const unknown: number[] = [];
    let end = 0;
    for (const [row, key] of this.#keys.entries()) {
      const height = this.#heights.get(key);
      if (height === undefined) unknown.push(row);
      end += height ?? 0;
      tops.push(end);
    }
    this.#places = { tops, unknown };
    return this.#places;
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
