import { defineStyle } from '@chakra-ui/react/styled-system';

/** For lists that scroll sideways. A finger needs no scrollbar, a mouse has nothing else. */
export const sideways = defineStyle({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media (hover: hover) and (pointer: fine)': {
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.grey.300} transparent',
  },
});
