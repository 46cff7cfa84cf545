import { box } from '../theme/box.ts';

/** Layout by style props, for places that occur once or twice a page; repeated elements are made with `styled`. */
export const Box = box('div');
export const Flex = box('div', { display: 'flex' });
export const Stack = box('div', { display: 'flex', flexDirection: 'column', gap: '2' });
export const Grid = box('div', { display: 'grid' });
export const Text = box('p', { fontSize: 'md' });
export const Heading = box('h2', { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' });
