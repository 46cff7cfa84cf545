import { styled } from '@jangteo/ui';
import { Sections } from '../sections.ts';

export const GameSections = styled(Sections, {
  base: {
    '& h2': { lineHeight: 'snug' },
    '& > section > :is(a, button)': { marginTop: '3' },
  },
});
