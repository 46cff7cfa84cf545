import { styled } from '../theme/styled.tsx';

/** The shape that an empty and a failed list share. */
export const Notice = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    paddingInline: '6',
    paddingBlock: '10',
    textAlign: 'center',
    color: 'fg.subtle',
    fontSize: 'md',
    '& > svg': { color: 'grey.400', marginBottom: '1' },
    '& > strong': { color: 'fg', fontSize: 'lg', fontWeight: 'semibold' },
    '& > button, & > a': { marginTop: '3' },
  },
});
