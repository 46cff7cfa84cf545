import { onTag, styled } from '../theme/styled.tsx';

/**
 * Layout by style props, for places that occur once or twice a page; repeated elements are made with `styled`. There is a
 * line for each value that is in use: the build makes rules of each.
 */
const place = styled('div', {
  variants: {
    alignItems: { center: { alignItems: 'center' } },
    borderBottomWidth: { '1px': { borderBottomWidth: '1px' }, '0.5rem': { borderBottomWidth: '0.5rem' } },
    borderColor: { 'bg.muted': { borderColor: 'bg.muted' } },
    flex: { '1': { flex: '1' } },
    flexShrink: { '0': { flexShrink: '0' } },
    gap: {
      '0': { gap: '0' },
      '1.5': { gap: '1.5' },
      '2': { gap: '2' },
      '3': { gap: '3' },
      '4': { gap: '4' },
      '5': { gap: '5' },
      '6': { gap: '6' },
      '8': { gap: '8' },
      '10': { gap: '10' },
    },
    gridTemplateColumns: {
      '1fr 1fr': { gridTemplateColumns: '1fr 1fr' },
      'repeat(3, minmax(0, 1fr))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    justifyContent: { center: { justifyContent: 'center' }, 'space-between': { justifyContent: 'space-between' } },
    marginBlock: { '4': { marginBlock: '4' } },
    marginInline: { '4': { marginInline: '4' } },
    marginTop: { '2': { marginTop: '2' }, '3': { marginTop: '3' }, '10': { marginTop: '10' } },
    maxWidth: { '280px': { maxWidth: '280px' } },
    minHeight: {
      touch: { minHeight: 'touch' },
      '3.75rem': { minHeight: '3.75rem' },
      '4rem': { minHeight: '4rem' },
      '5.5625rem': { minHeight: '5.5625rem' },
    },
    opacity: { '0.5': { opacity: '0.5' }, '1': { opacity: '1' } },
    overflow: { hidden: { overflow: 'hidden' } },
    padding: { '4': { padding: '4' }, '5': { padding: '5' } },
    paddingBlock: { '3': { paddingBlock: '3' }, '4': { paddingBlock: '4' }, '6': { paddingBlock: '6' } },
    paddingBottom: { '2': { paddingBottom: '2' }, '5': { paddingBottom: '5' }, '8': { paddingBottom: '8' } },
    paddingInline: { '1': { paddingInline: '1' }, '4': { paddingInline: '4' }, '5': { paddingInline: '5' } },
    paddingLeft: { '4.25rem': { paddingLeft: '4.25rem' } },
    paddingTop: { '2': { paddingTop: '2' }, '3.75rem': { paddingTop: '3.75rem' }, '4': { paddingTop: '4' } },
    width: { full: { width: 'full' }, touch: { width: 'touch' } },
  },
});

export const Box = onTag('div', place);
export const Flex = styled(Box, { base: { display: 'flex' } });
export const Grid = styled(Box, { base: { display: 'grid' } });
export const Stack = styled(Box, { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
export const Text = onTag('p', styled(Box, { base: { fontSize: 'md' } }));
export const Heading = onTag('h2', styled(Box, { base: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' } }));
