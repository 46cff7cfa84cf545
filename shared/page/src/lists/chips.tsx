import { Link } from '@jangteo/navigation';
import { sideways, styled } from '@jangteo/ui';
import { useEffect, useRef } from 'react';

const Root = styled('nav', {
  base: {
    display: 'flex',
    gap: '2',
    ...sideways,
    paddingInline: '4',
    paddingBlock: '3',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      maxWidth: '16rem',
      minHeight: '2.25rem',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      fontSize: 'sm',
      position: 'relative',
    },
    '& > a > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // The touch target is larger than the chip.
    '& > a::after': { content: '""', position: 'absolute', insetBlock: '-1', insetInline: '0' },
    // A chip that was tapped is chosen at once, before its list is there.
    '& > a:is([aria-current], [data-opening])': {
      opacity: '1',
      borderColor: 'fg',
      bg: 'bg.inverse',
      color: 'fg.inverse',
      fontWeight: 'semibold',
    },
    '&[data-opening] > a:not([data-opening])': {
      borderColor: 'border.strong',
      bg: 'bg',
      color: 'fg',
      fontWeight: 'regular',
    },
  },
});

interface ChipsProps {
  label: string;
  items: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** Links of which one is the current choice. The choice is in the address: it can be shared, and works without scripts. */
export function Chips({ label, items }: ChipsProps) {
  const root = useRef<HTMLElement>(null);
  const chosen = items.find(({ isCurrent }) => isCurrent)?.to;
  // The chosen chip is scrolled into view, also for a visitor who comes back or opens the address.
  useEffect(() => {
    const chip = chosen && root.current?.querySelector<HTMLElement>('[aria-current]');
    if (root.current && chip)
      root.current.scrollLeft = chip.offsetLeft - (root.current.clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);
  return (
    <Root ref={root} aria-label={label}>
      {items.map(({ label, to, isCurrent }) => (
        <Link key={label} to={to} replace aria-current={isCurrent ? 'true' : undefined}>
          <span>{label}</span>
        </Link>
      ))}
    </Root>
  );
}
