import type { Author } from '@jangteo/contract';
import { styled } from '@jangteo/ui';
import { Nickname } from '../posts/nickname.tsx';

const Root = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontWeight: 'semibold',
    color: 'fg',
    '& > small': {
      paddingInline: '1',
      borderRadius: 'xs',
      bg: 'bg.muted',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
    },
  },
});

export const Writer = ({ author }: { author: Author }) => (
  <Root>
    <Nickname author={author} />
    {author.nickname !== null && <small>Lv.{author.level}</small>}
  </Root>
);
