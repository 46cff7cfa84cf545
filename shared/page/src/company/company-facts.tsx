import { styled } from '@jangteo/ui';
import { company } from './company.ts';

const Root = styled('div', {
  base: {
    fontSize: 'xs',
    lineHeight: '1.7',
    color: 'fg.subtle',
    '& dl': { display: 'grid', gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)', columnGap: '3' },
    '& dl > div': { display: 'contents' },
    '& dt': { color: 'fg.muted' },
    '& p': { marginTop: '4' },
  },
});

export function CompanyFacts() {
  return (
    <Root>
      <dl>
        {company.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{company.intermediary}</p>
    </Root>
  );
}
