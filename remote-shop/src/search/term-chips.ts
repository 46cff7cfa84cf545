import { styled } from '@jangteo/ui';

export const TermChips = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > li': {
      display: 'inline-flex',
      alignItems: 'center',
      maxWidth: 'full',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
    },
    '& a': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      paddingInline: '4',
      fontSize: 'md',
      lineHeight: '2.5rem',
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '2.25rem',
      height: '2.5rem',
      marginLeft: '-3',
      color: 'fg.subtle',
    },
  },
});
