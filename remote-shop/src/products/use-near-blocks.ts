import { useExternalValue } from '@jangteo/state';
import { type RefObject, useCallback, useRef } from 'react';

interface Range {
  from: number;
  /** Inclusive. */
  to: number;
}

/** A list of this many blocks is rendered whole. */
const smallList = 8;
/** Blocks within this many screens of the viewport are rendered. */
const screensAhead = 2;

const atFirst: Range = { from: 0, to: smallList - 1 };
const includes = (outer: Range, inner: Range): boolean => outer.from <= inner.from && outer.to >= inner.to;

/** All blocks have the same height, so the position of each follows from the height of the list. */
function blocksAround(list: HTMLElement, blockCount: number, screens: number): Range {
  const { top, height } = list.getBoundingClientRect();
  const margin = screens * window.innerHeight;
  const blockAt = (y: number) => Math.min(Math.max(Math.floor(((y - top) / height) * blockCount), 0), blockCount - 1);
  return { from: blockAt(-margin), to: blockAt(window.innerHeight + margin) };
}

/**
 * Which blocks of a long list to draw: those in view and those around them. The range is an external value because React
 * draws such a change before the next paint, so that even fast scrolling meets drawn blocks.
 */
export function useNearBlocks(list: RefObject<HTMLElement | null>, blockCount: number): Range {
  const drawn = useRef(atFirst);
  const look = useCallback((): boolean => {
    if (!list.current || blockCount <= smallList) return false;
    // Every change renders blocks, so the range changes only when it has to; but blocks far away are not kept.
    const { from, to } = drawn.current;
    const isEnough = includes(drawn.current, blocksAround(list.current, blockCount, screensAhead / 2));
    if (isEnough && to - from <= smallList) return false;
    const wanted = blocksAround(list.current, blockCount, screensAhead);
    if (wanted.from === from && wanted.to === to) return false;
    drawn.current = wanted;
    return true;
  }, [list, blockCount]);

  const follow = useCallback(
    (notify: () => void) => {
      const lookAgain = () => {
        if (look()) notify();
      };
      lookAgain();
      window.addEventListener('scroll', lookAgain, { passive: true });
      window.addEventListener('resize', lookAgain);
      return () => {
        window.removeEventListener('scroll', lookAgain);
        window.removeEventListener('resize', lookAgain);
      };
    },
    [look],
  );
  const range = useExternalValue(follow, () => drawn.current, atFirst);
  return blockCount <= smallList ? { from: 0, to: blockCount - 1 } : range;
}
