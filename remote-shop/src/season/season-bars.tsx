import type { SeasonPick } from '@jangteo/contract';
import { Button, styled } from '@jangteo/ui';
import { useState } from 'react';
import { isInSeason, months } from './season-months.ts';

/** This many leave the first products in view; a button shows the rest. */
const shownAtFirst = 6;

const Root = styled('div', {
  base: {
    marginInline: '4',
    padding: '4',
    borderRadius: 'lg',
    bg: 'secondary.subtle',
    '& > ul': { display: 'flex', flexDirection: 'column', gap: '3' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4.5rem) minmax(0, 1fr) minmax(auto, 4rem)',
      alignItems: 'center',
      gap: '3',
    },
    '& b': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'md',
      fontWeight: 'semibold',
    },
    '& small': { fontSize: 'xs', color: 'fg.muted', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    // In forced colours it keeps its own, and the ground on which they are seen.
    '& [data-part=year]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, 1fr)',
      gap: '2px',
      bg: 'secondary.subtle',
      forcedColorAdjust: 'none',
    },
    '& [data-part=year] > span': { height: '2', borderRadius: 'full', bg: 'rgb(27 29 31 / 8%)' },
    '& [data-part=year] > [data-ripe]': { bg: 'rgb(11 122 117 / 35%)' },
    '& [data-part=year] > [data-ripe][data-now]': { bg: 'secondary' },
    '& > button': { width: 'full', marginTop: '2', marginBottom: '-3', color: 'secondary' },
  },
});

/** The year in twelve parts; for each product the months of its season are filled. */
export function SeasonBars({ picks, month }: { picks: readonly SeasonPick[]; month: number }) {
  const [isWhole, setWhole] = useState(picks.length <= shownAtFirst);
  return (
    <Root>
      <ul aria-label="제철 달력">
        {(isWhole ? picks : picks.slice(0, shownAtFirst)).map((pick) => (
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
            <small>{`${pick.fromMonth}~${pick.toMonth}월`}</small>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button look="plain" onClick={() => setWhole(true)}>
          {`제철 달력 ${picks.length}가지 모두 보기`}
        </Button>
      )}
    </Root>
  );
}
