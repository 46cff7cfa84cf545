import { styled } from '@jangteo/ui';

/** The sections of a page, with a band between them. */
export const Sections = styled('div', {
  base: {
    '& > section': { paddingInline: '4', paddingBlock: '6' },
    '& > section + section': { borderTopWidth: '0.5rem', borderColor: 'bg.muted' },
    '& h2': { fontSize: 'xl', fontWeight: 'bold' },
  },
  variants: { dense: { true: { '& > section': { paddingBlock: '5' } } } },
});
