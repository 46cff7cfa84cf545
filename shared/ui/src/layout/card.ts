import { styled } from '../theme/styled.tsx';

export const Card = styled('div', {
  base: { position: 'relative', bg: 'bg', borderRadius: 'lg', overflow: 'hidden' },
  variants: {
    look: {
      outline: { borderWidth: '1px' },
      raised: { boxShadow: 'raised' },
      subtle: { bg: 'bg.subtle' },
    },
  },
  defaultVariants: { look: 'outline' },
});
