import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonStyles = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    flexShrink: '0',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    transition: 'background-color 120ms, opacity 120ms',
    '& > svg': { flexShrink: '0' },
    // There, backgrounds do not show where the button ends.
    _highContrast: { borderWidth: '1px' },
    '&:disabled, &[aria-disabled=true]': { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'transparent' },
    '&[aria-busy=true]': { opacity: '0.7' },
  },
  variants: {
    look: {
      solid: { bg: 'primary', color: 'primary.contrast', _active: { bg: 'orange.400' } },
      outline: { bg: 'bg', color: 'fg', borderWidth: '1px', borderColor: 'border.strong', _active: { bg: 'bg.muted' } },
      /** For what cannot be taken back. */
      danger: { bg: 'error', color: 'white', _active: { bg: 'red.700' } },
      subtle: { bg: 'bg.muted', _active: { bg: 'grey.200' } },
      messenger: { bg: 'messenger', color: 'fg' },
      plain: { _active: { bg: 'bg.muted' } },
    },
    size: {
      sm: {
        position: 'relative',
        minHeight: '2.25rem',
        paddingInline: '3',
        fontSize: 'sm',
        // The touch target reaches beyond the button.
        _after: { content: '""', position: 'absolute', insetBlock: '-1', insetInline: '0' },
      },
      md: { minHeight: 'touch', paddingInline: '4', fontSize: 'md' },
      lg: { minHeight: '3.25rem', paddingInline: '5', fontSize: 'lg' },
    },
    // Not 'wide': a variant named like a breakpoint is taken for one.
    stretched: { true: { width: 'full' }, false: {} },
  },
  defaultVariants: { look: 'solid', size: 'md', stretched: false },
});
