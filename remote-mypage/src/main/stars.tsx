import type { StarPoint } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { koreanMonthDay, LinkButton, Loaded, type LoadedProps } from '@jangteo/page';
import { grouped, Icon, Skeleton, styled } from '@jangteo/ui';
import { lastDayOf } from '../stars/last-day-of.ts';

const Panel = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    columnGap: '2',
    marginTop: '4',
    padding: '4',
    borderRadius: 'lg',
    bg: 'primary.subtle',
    '& > svg': { color: 'primary.stroke' },
    '& > p': { display: 'flex', justifyContent: 'space-between', gap: '2', fontSize: 'md' },
    '& > p > strong': { fontSize: 'xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    '& > a': { gridColumn: '1 / -1', marginTop: '3' },
    '& > small': { gridColumn: '2', marginTop: '1', fontSize: 'sm', color: 'fg.muted' },
  },
});

/** The stars that can be spent now, and those that expire next. */
export const Stars = ({ query }: { query: LoadedProps<StarPoint>['query'] }) => (
  <Loaded query={query} skeleton={<StarsSkeleton />} failedTitle="별을 불러오지 못했어요.">
    {({ balance, expiringStars, expireDt }) => (
      <Panel>
        <Icon name="spark" size={20} />
        <p>
          가진 별 <strong>{grouped(balance)}개</strong>
        </p>
        <small>
          {expireDt && expiringStars > 0
            ? `30일 안에 별 ${grouped(expiringStars)}개가 사라져요. 먼저 사라질 별은 ${koreanMonthDay(lastDayOf(expireDt))}까지 쓸 수 있어요.`
            : '30일 안에 사라지는 별은 없어요.'}
        </small>
        <LinkButton to={links.pointExchange()} look="outline">
          적립금으로 바꾸기
        </LinkButton>
      </Panel>
    )}
  </Loaded>
);

export const StarsSkeleton = () => <Skeleton height="8.75rem" />;
