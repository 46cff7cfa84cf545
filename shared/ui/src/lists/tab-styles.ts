import { defineRecipe } from '@chakra-ui/react/styled-system';
import { sideways } from './sideways.ts';

export const tabStyles = defineRecipe({
  base: {
    bg: 'bg',
    borderBottomWidth: '1px',
    '& [data-part=list]': { display: 'flex', ...sideways, paddingInline: '2' },
    '& [data-part=tab]': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'full',
      minHeight: 'touch',
      paddingInline: '2',
      fontSize: 'lg',
      fontWeight: 'semibold',
      color: 'fg.subtle',
      whiteSpace: 'nowrap',
    },
    '& [data-part=tab]:focus-visible': { outlineOffset: '-2px' },
    // A tab that was tapped is chosen at once, before its page is there.
    '& [data-part=tab]:is([aria-current], [data-opening])': {
      opacity: '1',
      color: 'primary.text',
      fontWeight: 'bold',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '2',
        bottom: '0',
        height: '0.1875rem',
        borderRadius: 'full',
        bg: 'primary',
      },
    },
    '&[data-opening] [data-part=tab]:not([data-opening])': {
      fontWeight: 'semibold',
      color: 'fg.subtle',
      _after: { display: 'none' },
    },
    '& [data-part=item]': { flex: '1 0 auto' },
  },
  variants: {
    sticky: {
      true: { position: 'sticky', zIndex: 'sticky', top: 'calc({sizes.header} + env(safe-area-inset-top))' },
      false: {},
    },
  },
  defaultVariants: { sticky: false },
});
