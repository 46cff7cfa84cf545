import { styled } from '@jangteo/ui';

/** The sections of a page about stars, with a band between them. */
export const Sections = styled('div', {
  base: {
    wordBreak: 'keep-all',
    '& > section': { paddingInline: '4', paddingBlock: '6' },
    '& > section + section': { borderTopWidth: '0.5rem', borderColor: 'bg.muted' },
    '& h2': { fontSize: 'xl', fontWeight: 'bold' },
  },
});
