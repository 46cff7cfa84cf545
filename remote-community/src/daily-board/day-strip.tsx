import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { sideways, styled, VisuallyHidden } from '@jangteo/ui';
import { useEffect, useRef } from 'react';
import { daysFrom, spokenDay, weekdayOf } from './days.ts';

const Root = styled('nav', {
  base: {
    display: 'flex',
    gap: '1',
    ...sideways,
    overscrollBehaviorX: 'contain',
    paddingInline: '3',
    paddingBlock: '2',
    // Positioned texts for screen readers scroll with it.
    position: 'relative',
    '& > a': {
      flexShrink: '0',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      width: '3rem',
      height: '4rem',
      borderRadius: 'md',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.muted',
    },
    '& > a > b': { fontSize: 'lg', fontWeight: 'semibold', color: 'fg' },
    '& > a > i': { width: '1.5', height: '1.5', borderRadius: 'full', bg: 'transparent' },
    '& > a > i[data-any]': { bg: 'primary' },
    '& > a[aria-current]': { bg: 'bg.inverse', color: 'fg.inverse' },
    '& > a[aria-current] > b': { color: 'fg.inverse' },
  },
});

const shownDays = 14;

interface DayStripProps {
  current: string;
  /** How many meals each day has; undefined until it is known. */
  days: readonly { date: string; count: number }[] | undefined;
}

/** The fourteen days up to the current one; a dot marks those with meals. */
export function DayStrip({ current, days }: DayStripProps) {
  const root = useRef<HTMLElement>(null);
  // The current day stands at the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is another strip
  useEffect(() => {
    if (root.current) root.current.scrollLeft = root.current.scrollWidth;
  }, [current]);
  return (
    <Root ref={root} aria-label="날짜">
      {Array.from({ length: shownDays }, (_, place) => daysFrom(current, place + 1 - shownDays)).map((date, place) => {
        const count = days?.find((day) => day.date === date)?.count ?? 0;
        return (
          <Link
            // The days move along under the places, which stay: no link moves on the screen.
            key={place}
            to={links.communityDailyBoard(date)}
            replace
            aria-current={date === current ? 'date' : undefined}
          >
            <span aria-hidden>{weekdayOf(date)}</span>
            {/* Another number is another element: in place of a wider one, its text would have moved. */}
            <b key={date} aria-hidden>
              {Number(date.slice(8))}
            </b>
            <i data-any={count > 0 || undefined} />
            <VisuallyHidden>
              {spokenDay(date)}
              {count > 0 && `, 밥상 ${count}개`}
            </VisuallyHidden>
          </Link>
        );
      })}
    </Root>
  );
}
