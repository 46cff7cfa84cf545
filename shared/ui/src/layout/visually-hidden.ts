import { defineStyle } from '@chakra-ui/react/styled-system';
import { styled } from '../theme/styled.tsx';

/** For elements inside another element's recipe. */
export const visuallyHidden = defineStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Read by screen readers, never visible. */
export const VisuallyHidden = styled('span', { base: visuallyHidden });
