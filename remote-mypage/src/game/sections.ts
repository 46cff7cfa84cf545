import { styled } from '@jangteo/ui';

/** The sections of a page about the game, with a band between them. */
export const GameSections = styled('div', {
  base: {
    wordBreak: 'keep-all',
    '& > section': { paddingInline: '4', paddingBlock: '5' },
    '& > section + section': { borderTopWidth: '0.5rem', borderColor: 'bg.muted' },
    '& h2': { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug' },
    '& > section > :is(a, button)': { marginTop: '3' },
  },
});
