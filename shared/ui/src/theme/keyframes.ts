import { defineKeyframes } from '@chakra-ui/react/styled-system';

export const keyframes = defineKeyframes({
  absent: { from: { display: 'none' }, to: { display: 'none' } },
  shimmer: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-200% 0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  fill: { from: { transform: 'scaleX(0)' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
});
