import type { ComponentPropsWithRef } from 'react';
import { styled } from '../theme/styled.tsx';
import { sideways } from './sideways.ts';

const Root = styled('ul', {
  base: {
    // Positioned elements within an item scroll with it, and do not widen the page.
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gap: '3',
    ...sideways,
    overscrollBehaviorX: 'contain',
    paddingInline: '4',
    // Padding for focus rings, which the scrolling box would cut.
    paddingBlock: '1',
    scrollPaddingInline: '4',
    scrollSnapType: 'x proximity',
    '& > li': { scrollSnapAlign: 'start', minWidth: '0' },
  },
});

export interface RailProps extends Omit<ComponentPropsWithRef<'ul'>, 'style'> {
  /** How wide one item is, such as `9rem`. */
  itemWidth: string;
  /** How high an item is at least, so that the rail does not grow with items that are rendered later. */
  itemHeight?: string;
}

/** A list that scrolls sideways. */
export function Rail({ itemWidth, itemHeight, ...props }: RailProps) {
  const gridAutoRows = itemHeight && `minmax(${itemHeight}, auto)`;
  return <Root {...props} style={{ gridAutoColumns: itemWidth, gridAutoRows }} />;
}
