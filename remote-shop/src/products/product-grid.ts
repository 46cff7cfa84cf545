import { styled } from '@jangteo/ui';
import { cardTextHeight } from './product-card-root.ts';

const column = '(min(100vw, 30rem) - 2.75rem) / 2';

/** Rows have the same height whatever the cards contain, so that nothing moves when more of them load. */
export const ProductGrid = styled('ul', {
  base: {
    '--row': `calc(${column} + ${cardTextHeight})`,
    '--row-gap': '{spacing.4}',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: 'minmax(var(--row), auto)',
    columnGap: '3',
    rowGap: 'var(--row-gap)',
    paddingInline: '4',
  },
});
