import type { GamePlayItem } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { EndlessList, koreanDate, PageHeader, useFreshList } from '@jangteo/page';
import { Empty, grouped, Icon, Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { playsQuery } from './plays-query.ts';

const List = styled('ul', {
  base: {
    '& > li': { borderBottomWidth: '1px' },
    '& > li > *': {
      display: 'grid',
      gridTemplateColumns: '1fr auto 1.25rem',
      alignItems: 'center',
      columnGap: '2',
      minHeight: '4rem',
      paddingInline: '4',
    },
    '& > li > a:active': { bg: 'bg.subtle' },
    '& strong': { display: 'block', fontSize: 'lg', fontWeight: 'semibold' },
    '& small': { fontSize: 'md', color: 'fg.muted' },
    '& b': { fontSize: 'lg', color: 'primary.text', fontVariantNumeric: 'tabular-nums' },
    '& svg': { color: 'fg.subtle' },
  },
});

export default function PlaysPage() {
  return (
    <>
      <PageHeader title="게임 기록" />
      <EndlessList
        query={useFreshList(playsQuery())}
        keyOf={({ playDt }) => playDt}
        skeleton={<Loading />}
        nextSkeleton={<Loading rows={3} />}
        failed="page"
        empty={
          <Empty
            alone
            icon="dice"
            title="아직 참여한 게임이 없어요."
            action={<Link to={links.game()}>오늘의 장바구니 열기</Link>}
          />
        }
      >
        {(plays) => (
          <List>
            {plays.map((play) => (
              <li key={play.playDt}>
                <Play play={play} />
              </li>
            ))}
          </List>
        )}
      </EndlessList>
    </>
  );
}

function Play({ play: { title, stars, playDt, seedHash } }: { play: GamePlayItem }) {
  const face = (
    <>
      <span>
        <strong>{koreanDate(playDt)}</strong>
        <small>{seedHash ? title : `${title} · 영수증이 생기기 전이에요`}</small>
      </span>
      <b>+{grouped(stars)}개</b>
    </>
  );
  if (!seedHash) return <div>{face}</div>;
  return (
    <Link to={links.gameDraw(seedHash)}>
      {face}
      <Icon name="chevron" size={18} />
    </Link>
  );
}

const Loading = ({ rows = 8 }: { rows?: number }) => (
  <div aria-busy="true">
    <VisuallyHidden>게임 기록을 불러오는 중이에요</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <Stack key={row} padding="4" borderBottomWidth="1px">
        <Skeleton width="60%" height="1.4rem" />
      </Stack>
    ))}
  </div>
);
