import { styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Root = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '6.5rem 1fr',
    columnGap: '3',
    rowGap: '2',
    fontSize: 'md',
    lineHeight: 'snug',
    '& > div': { display: 'contents' },
    '& dt': { color: 'fg.subtle' },
    '& dd': { minWidth: '0' },
  },
});

export interface Fact {
  name: string;
  value: ReactNode;
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Root>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Root>
);
