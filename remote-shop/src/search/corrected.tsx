import { styled } from '@jangteo/ui';

const Root = styled('p', {
  base: {
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg.subtle',
    fontSize: 'md',
    color: 'fg.muted',
    '& b': { color: 'primary.text', fontWeight: 'bold' },
  },
});

export const Corrected = ({ keyword, corrected }: { keyword: string; corrected: string }) => (
  <Root role="status">
    ‘{keyword}’ 대신 <b>{corrected}</b>(으)로 찾은 결과예요.
  </Root>
);
