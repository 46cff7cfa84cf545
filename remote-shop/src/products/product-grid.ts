import { styled } from '@jangteo/ui';

export const ProductGrid = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '3',
    rowGap: '8',
    paddingInline: '4',
  },
});
