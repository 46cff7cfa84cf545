import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { sideways, styled } from '@jangteo/ui';
import { useEffect, useRef } from 'react';
import { months } from './season-months.ts';

const Root = styled('nav', {
  base: {
    position: 'sticky',
    zIndex: 'sticky',
    top: 'calc({sizes.header} + env(safe-area-inset-top))',
    bg: 'bg',
    borderBottomWidth: '1px',
    '& > ul': {
      position: 'relative',
      display: 'flex',
      gap: '1',
      ...sideways,
      paddingInline: '4',
      paddingBlock: '2',
    },
    '& a': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      paddingInline: '1',
      borderRadius: 'full',
      fontSize: 'md',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
    '& a[aria-current]': { bg: 'secondary', color: 'white', fontWeight: 'bold' },
  },
});

export function MonthStrip({ current }: { current: number | undefined }) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = strip.current;
    const place = box?.children[(current ?? 1) - 1];
    if (box && place instanceof HTMLElement) box.scrollLeft = place.offsetLeft - box.clientWidth / 2;
  }, [current]);
  return (
    <Root aria-label="달 고르기">
      <ul ref={strip}>
        {months.map((month) => (
          <li key={month}>
            <Link to={`${links.season()}?month=${month}`} replace aria-current={month === current ? 'true' : undefined}>
              {`${month}월`}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
