import type { StarHistoryItem } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { koreanMonthDay, koreanMonthDayTime } from '@jangteo/page';
import { grouped, Icon, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Row = styled('div', {
  base: {
    display: 'flex',
    // Large numbers stand below the text.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '4.5rem',
    paddingInline: '4',
    paddingBlock: '3',
    overflowWrap: 'anywhere',
    '& > div:first-child': { flex: '1 1 6rem', minWidth: '0' },
    '& strong': { display: 'block', fontSize: 'lg', fontWeight: 'semibold' },
    '& p': { fontSize: 'md', color: 'fg.muted' },
    '& [data-part=cause]': { lineClamp: '2' },
    '& time': { fontSize: 'sm', color: 'fg.subtle' },
    '& > svg': { flexShrink: '0', color: 'fg.subtle' },
    // Below the numbers of rows that lead somewhere.
    '& > [data-part=stars]:last-child': { marginRight: 'calc(18px + {spacing.2})' },
    '& [data-part=stars]': {
      marginLeft: 'auto',
      textAlign: 'right',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& b': { display: 'block', fontSize: 'lg' },
    '& small': { fontSize: 'sm', color: 'fg.subtle' },
  },
  variants: {
    gain: { true: { '& b': { color: 'primary.text' } } },
    refused: { true: { '& b': { color: 'fg.subtle' } } },
  },
});

const LinkRow = styled(Link, { base: { display: 'block', _active: { bg: 'bg.subtle' } } });

/** Opens what caused it. A reversal and what it reverses name each other. */
export function HistoryRow({ entry }: { entry: StarHistoryItem }) {
  const { title, type, stars, balance, reason, cause, counterpart, regDt } = entry;
  return (
    <Face to={cause.link}>
      <Row gain={stars > 0} refused={type === 'refused'}>
        <div>
          <strong>{title}</strong>
          {cause.title && <p data-part="cause">{cause.title}</p>}
          {reason && <p>{reason}</p>}
          {counterpart && (
            <p>
              ↔ {koreanMonthDay(counterpart.regDt)} {counterpart.title} {signed(counterpart.stars)}
            </p>
          )}
          <time dateTime={regDt}>{koreanMonthDayTime(regDt)}</time>
        </div>
        <div data-part="stars">
          <b>{type === 'refused' ? '못 받음' : signed(stars)}</b>
          <small>남은 별 {grouped(balance)}개</small>
        </div>
        {cause.link && <Icon name="chevron" size={18} />}
      </Row>
    </Face>
  );
}

const signed = (stars: number): string =>
  stars === 0 ? '0개' : `${stars > 0 ? '+' : '−'}${grouped(Math.abs(stars))}개`;

const Face = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to ? <LinkRow to={to}>{children}</LinkRow> : children;
