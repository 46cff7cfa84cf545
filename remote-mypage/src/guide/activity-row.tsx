import type { StarActivity } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Icon, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Row = styled('div', {
  base: {
    display: 'flex',
    // Large numbers stand below the text.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '4.5rem',
    paddingInline: '4',
    paddingBlock: '3',
    '& > div:first-child': { flex: '1 1 6rem', minWidth: '0' },
    '& strong': { fontSize: 'lg', fontWeight: 'semibold' },
    '& p': { fontSize: 'md', color: 'fg.muted' },
    // Below the numbers of rows that lead somewhere.
    '& > [data-part=stars]:last-child': { marginRight: 'calc(18px + {spacing.3})' },
    '& [data-part=stars]': { marginLeft: 'auto', textAlign: 'right', whiteSpace: 'nowrap' },
    '& b': { display: 'block', color: 'primary.text' },
    '& small': { fontSize: 'sm', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
    '& > svg': { flexShrink: '0', color: 'fg.subtle' },
  },
  variants: { done: { true: { '& strong, & b': { color: 'fg.subtle' } } } },
});

const LinkRow = styled(Link, { base: { display: 'block', _active: { bg: 'bg.subtle' } } });

interface ActivityRowProps {
  activity: StarActivity;
  /** How many days remain until it can pay; 0 where it can today. */
  daysLeft: number;
}

/** An activity: the stars that it pays, how often it still pays today, and a link to its page. */
export function ActivityRow({ activity, daysLeft }: ActivityRowProps) {
  const { title, description, stars, maxStars, dailyCap, todayLeft, link } = activity;
  const whenPaid = daysLeft > 0 ? `${daysLeft}일 뒤에 받아요` : `오늘 ${dailyCap}번 중 ${todayLeft}번 남음`;
  const face = (
    <Row done={todayLeft === 0}>
      <div>
        <strong>{title}</strong>
        <p>{description}</p>
      </div>
      <div data-part="stars">
        <b>{stars === maxStars ? `별 ${stars}개` : `별 ${stars}~${maxStars}개`}</b>
        <small>{todayLeft === 0 ? '오늘 다 받았어요' : whenPaid}</small>
      </div>
      {link && <Icon name="chevron" size={18} />}
    </Row>
  );
  return <Face to={link}>{face}</Face>;
}

const Face = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to ? <LinkRow to={to}>{children}</LinkRow> : children;
