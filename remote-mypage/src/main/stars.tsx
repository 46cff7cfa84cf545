import type { StarPoint } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { koreanMonthDay, LinkButton, Loaded, type LoadedProps } from '@jangteo/page';
import { grouped, Icon, Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { lastDayOf } from '../stars/last-day-of.ts';

const Panel = styled('div', {
  base: {
    marginTop: '4',
    padding: '4',
    paddingTop: '2',
    borderRadius: 'lg',
    bg: 'primary.subtle',
    '& > small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
    '& > div:last-child': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
      gap: '2',
      marginTop: '3',
    },
    '& > div:last-child > a': { paddingInline: '2' },
  },
});

const Balance = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    fontSize: 'md',
    '& > svg:first-child': { color: 'primary.stroke' },
    '& > strong': { marginLeft: 'auto', fontSize: '2xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    '& > svg:last-child': { marginLeft: '-1', color: 'fg.subtle' },
  },
});

/** The stars that can be spent now, and those that expire next. */
export const Stars = ({ query }: { query: LoadedProps<StarPoint>['query'] }) => (
  <Loaded query={query} skeleton={<StarsSkeleton />} failedTitle="별을 불러오지 못했어요.">
    {({ balance, expiringStars, expireDt }) => (
      <Panel>
        <Balance to={links.starHistory()}>
          <Icon name="spark" size={20} />
          가진 별 <strong>{grouped(balance)}개</strong>
          <VisuallyHidden>내역 보기</VisuallyHidden>
          <Icon name="chevron" size={18} />
        </Balance>
        <small>
          {expireDt && expiringStars > 0
            ? `30일 안에 별 ${grouped(expiringStars)}개가 사라져요 · 첫 별은 ${koreanMonthDay(lastDayOf(expireDt))}까지`
            : '30일 안에 사라지는 별은 없어요.'}
        </small>
        <div>
          <LinkButton to={links.pointGuide()} look="outline">
            별 모으기
          </LinkButton>
          <LinkButton to={links.pointExchange()}>적립금으로 바꾸기</LinkButton>
        </div>
      </Panel>
    )}
  </Loaded>
);

/** As high as the panel, whose texts keep to one line each. */
export const StarsSkeleton = () => (
  <Panel aria-hidden>
    <Stack minHeight="touch" justifyContent="center">
      <Skeleton width="40%" height="1.2rem" />
    </Stack>
    <small>
      <Skeleton width="70%" height="1lh" />
    </small>
    <div>
      <Skeleton height="2.75rem" />
      <Skeleton height="2.75rem" />
    </div>
  </Panel>
);
