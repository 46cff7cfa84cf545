import { TitledBody } from '@jangteo/page';
import { styled } from '@jangteo/ui';

export const WithdrawalBody = styled(TitledBody, {
  base: {
    '& section': { marginTop: '6', padding: '5', borderRadius: 'lg', bg: 'bg.subtle' },
    '& h2': { fontSize: 'lg', fontWeight: 'bold' },
  },
});

export const Facts = styled('ul', {
  base: {
    display: 'grid',
    gap: '3',
    marginTop: '3',
    fontSize: 'md',
    '& > li': { display: 'flex', gap: '2' },
    '& svg': { flexShrink: '0', marginTop: '2px', color: 'fg.subtle' },
  },
});

export const Reasons = styled('fieldset', {
  base: {
    marginTop: '5',
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '3.25rem',
      fontSize: 'lg',
      borderBottomWidth: '1px',
      cursor: 'pointer',
    },
    '& input': { width: '1.25rem', height: '1.25rem' },
  },
});
