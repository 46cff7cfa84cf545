import type { SeasonPick } from '@jangteo/contract';
import { styled } from '@jangteo/ui';
import { isInSeason, months } from './season-months.ts';

const Root = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    marginInline: '4',
    padding: '4',
    borderRadius: 'lg',
    bg: 'secondary.subtle',
    '& > li': { display: 'grid', gridTemplateColumns: '4.5rem 1fr 4rem', alignItems: 'center', gap: '3' },
    '& b': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'md',
      fontWeight: 'semibold',
    },
    '& small': { fontSize: 'xs', color: 'fg.muted', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& [data-part=year]': { display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', gap: '2px' },
    '& [data-part=year] > span': { height: '2', borderRadius: 'full', bg: 'rgb(27 29 31 / 8%)' },
    '& [data-part=year] > [data-ripe]': { bg: 'rgb(11 122 117 / 35%)' },
    '& [data-part=year] > [data-ripe][data-now]': { bg: 'secondary' },
  },
});

/** The year in twelve parts, for each pick those in which it is best. */
export const SeasonBars = ({ picks, month }: { picks: readonly SeasonPick[]; month: number }) => (
  <Root aria-label="제철 달력">
    {picks.map((pick) => (
      <li key={pick.product.productNo}>
        <b>{pick.name}</b>
        <span data-part="year" aria-hidden>
          {months.map((part) => (
            <span
              key={part}
              data-ripe={isInSeason(pick, part) ? '' : undefined}
              data-now={part === month ? '' : undefined}
            />
          ))}
        </span>
        <small>
          {pick.fromMonth}~{pick.toMonth}월
        </small>
      </li>
    ))}
  </Root>
);
