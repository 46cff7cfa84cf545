import { useExternalValue } from '@jangteo/state';
import { type RefObject, useCallback, useRef } from 'react';

/** Parts of a long list, its rows or blocks of them, counted from 0. */
export interface Range {
  from: number;
  /** Inclusive. */
  to: number;
}

interface LongList {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** A list of this many parts is rendered whole. */
  few: number;
  /** Measures the parts that are drawn, before some of them are removed. */
  measure?: (list: HTMLElement) => void;
  /** The parts of the list that lie within `marginPx` of the viewport. */
  rangeAround: (list: HTMLElement, marginPx: number) => Range;
}

/** Parts within this many screens of the viewport are rendered. */
const screensAhead = 2;

const includes = (outer: Range, inner: Range): boolean => outer.from <= inner.from && outer.to >= inner.to;

/**
 * Which parts of a long list to draw: those in view and those around them. The range is an external value because React
 * draws such a change before the next paint, so that even fast scrolling meets drawn parts.
 */
export function useNearParts({ list, count, few, measure, rangeAround }: LongList): Range {
  const atFirst = useRef<Range>({ from: 0, to: few - 1 }).current;
  const drawn = useRef(atFirst);
  const findRange = useCallback((): boolean => {
    if (!list.current || count <= few) return false;
    // Every change renders parts, so the range changes only when it has to; but parts far away are not kept.
    const { from, to } = drawn.current;
    const isEnough = includes(drawn.current, rangeAround(list.current, (screensAhead / 2) * window.innerHeight));
    if (isEnough && to - from <= few) return false;
    measure?.(list.current);
    const wanted = rangeAround(list.current, screensAhead * window.innerHeight);
    if (wanted.from === from && wanted.to === to) return false;
    drawn.current = wanted;
    return true;
  }, [list, count, few, measure, rangeAround]);

  const follow = useCallback(
    (notify: () => void) => {
      const update = () => {
        if (findRange()) notify();
      };
      update();
      window.addEventListener('scroll', update, { passive: true });
      window.addEventListener('resize', update);
      return () => {
        window.removeEventListener('scroll', update);
        window.removeEventListener('resize', update);
      };
    },
    [findRange],
  );
  const range = useExternalValue(follow, () => drawn.current, atFirst);
  return count <= few ? { from: 0, to: count - 1 } : range;
}
