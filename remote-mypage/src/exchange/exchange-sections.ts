import { styled } from '@jangteo/ui';

export const ExchangeSections = styled('div', {
  base: {
    wordBreak: 'keep-all',
    '& > section': { paddingInline: '4', paddingBlock: '5' },
    '& > section + section': { borderTopWidth: '0.5rem', borderColor: 'bg.muted' },
    '& h2': { fontSize: 'xl', fontWeight: 'bold' },
  },
});
