import { TitledBody } from '@jangteo/page';
import { styled } from '@jangteo/ui';

const box = {
  flexShrink: '0',
  width: '1.375rem',
  height: '1.375rem',
} as const;

export const SignUpBody = styled(TitledBody, {
  base: {
    paddingBottom: '6',
    '& > p': { textWrap: 'balance' },
    '& input': box,
  },
});

export const All = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginTop: '6',
    padding: '4',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    fontSize: 'lg',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '& small': { display: 'block', fontSize: 'sm', fontWeight: 'regular', color: 'fg.subtle' },
  },
});

export const Items = styled('ul', {
  base: {
    paddingInline: '4',
    paddingBlock: '3',
    '& + &': { borderTopWidth: '1px' },
  },
});
