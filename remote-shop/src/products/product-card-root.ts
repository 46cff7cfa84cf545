import { styled } from '@jangteo/ui';
import { coveringLinkStyles } from './covering-link-styles.ts';

/** The height of a card's text with everything that a card may have, and a title of two lines. */
export const cardTextHeight = '9.875rem';

export const ProductCardRoot = styled('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    '& [data-part=picture]': { position: 'relative', marginBottom: '1.5' },

    '& [data-part=sold-out]': {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'md',
      bg: 'rgb(27 29 31 / 58%)',
      color: 'white',
      fontSize: 'xl',
      fontWeight: 'bold',
    },
    '& [data-part=store]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'xs',
      color: 'fg.subtle',
    },
    '& h3': {
      lineClamp: '2',
      fontSize: 'md',
      lineHeight: 'snug',
      marginBottom: '0.5',
    },
    '& h3 > a': coveringLinkStyles,
    '& [data-part=badges]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      marginTop: '1',
    },
  },
  variants: { soldOut: { true: { '& h3, & [data-part=price]': { color: 'fg.subtle' } }, false: {} } },
});
