import { Link } from '@jangteo/navigation';
import { styled } from '@jangteo/ui';

const Root = styled('nav', {
  base: {
    display: 'flex',
    gap: '2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: '4',
    paddingBlock: '3',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      minHeight: '2.25rem',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      fontSize: 'sm',
      position: 'relative',
    },
    // The finger's target reaches beyond the chip.
    '& > a::after': { content: '""', position: 'absolute', insetBlock: '-1', insetInline: '0' },
    '& > a[aria-current]': { borderColor: 'fg', bg: 'bg.inverse', color: 'fg.inverse', fontWeight: 'semibold' },
  },
});

interface ChipsProps {
  label: string;
  items: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** A choice that stands in the address: it can be shared, and works without scripts. */
export const Chips = ({ label, items }: ChipsProps) => (
  <Root aria-label={label}>
    {items.map(({ label, to, isCurrent }) => (
      <Link key={label} to={to} replace aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </Link>
    ))}
  </Root>
);
