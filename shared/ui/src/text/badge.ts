import { styled } from '../theme/styled.tsx';

export const Badge = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.25rem',
    paddingInline: '1.5',
    borderRadius: 'xs',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    _highContrast: { borderWidth: '1px' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
      primary: { bg: 'primary.subtle', color: 'primary.text' },
      secondary: { bg: 'secondary.subtle', color: 'secondary' },
      error: { bg: 'error.subtle', color: 'error' },
      info: { bg: 'info.subtle', color: 'info' },
      success: { bg: 'success.subtle', color: 'success' },
      warning: { bg: 'warning.subtle', color: 'warning.text' },
      inverse: { bg: 'bg.inverse', color: 'fg.inverse' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
