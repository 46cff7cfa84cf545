import { styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Root = styled('dl', {
  base: {
    display: 'grid',
    rowGap: '2',
    fontSize: 'md',
    lineHeight: 'snug',
    // Large text has the value below its name.
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& dt': { flexShrink: '0', width: '6.5rem', color: 'fg.subtle' },
    '& dd': { flex: '1 1 9rem', minWidth: '0' },
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
