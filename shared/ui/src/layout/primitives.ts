import { chakra } from '@chakra-ui/react';

/** Layout by style props, for places that occur once or twice a page; what repeats is made with `styled`. */
export const Box = chakra('div');
export const Flex = chakra('div', { base: { display: 'flex' } });
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
export const Grid = chakra('div', { base: { display: 'grid' } });
export const Text = chakra('p', { base: { fontSize: 'md' } });
export const Heading = chakra('h2', { base: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' } });
