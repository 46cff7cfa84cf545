import { styled } from '@jangteo/ui';

/** The sections of a page of the member's own, divided by bands. */
export const Sections = styled('div', {
  base: {
    wordBreak: 'keep-all',
    '& > section': { paddingInline: '4', paddingBlock: '6' },
    '& > section + section': { borderTopWidth: '0.5rem', borderColor: 'bg.muted' },
    '& h2': { marginBottom: '2', fontSize: 'xl', fontWeight: 'bold' },
  },
});
