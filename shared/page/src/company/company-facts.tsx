import { styled } from '@jangteo/ui';
import { company } from './company.ts';

const Root = styled('div', {
  base: {
    fontSize: 'xs',
    lineHeight: '1.7',
    color: 'fg.subtle',
    // Large text has the value below its name.
    '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& dt': { flexShrink: '0', width: '6.75rem', color: 'fg.muted' },
    '& dd': { flex: '1 1 9rem', minWidth: '0' },
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
