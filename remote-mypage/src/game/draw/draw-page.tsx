import type { GameDraw } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { useParams } from '@jangteo/navigation';
import { HomeLink, koreanDate, koreanTime, LinkButton, LoadedDetail, PageHeader, ShareButton } from '@jangteo/page';
import { grouped, Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { GameSections } from '../game-sections.ts';
import { drawQuery } from './draw-query.ts';
import { Odds } from './odds.tsx';
import { Receipt } from './receipt.tsx';

/** For anybody with the link: it names the sealed seed, so that it can be shared before the play, too. */
export default function DrawPage() {
  const { seedHash = '' } = useParams();
  const query = useQuery(drawQuery(seedHash));
  return (
    <>
      <PageHeader title="추첨 영수증">
        <ShareButton />
        <HomeLink />
      </PageHeader>
      <LoadedDetail query={query} skeleton={<Loading />}>
        {({ play, odds, ...draw }) => (
          <GameSections dense>
            <Outcome {...draw} play={play} />
            <Receipt seedHash={seedHash} play={play} odds={odds} />
            <Odds odds={odds} />
          </GameSections>
        )}
      </LoadedDetail>
    </>
  );
}

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    rowGap: '1.5',
    marginTop: '3',
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
});

const Text = styled('p', { base: { marginTop: '1', fontSize: 'md', color: 'fg.muted' } });

function Outcome({ title, sealDt, play }: Pick<GameDraw, 'title' | 'sealDt' | 'play'>) {
  return (
    <section aria-labelledby="draw">
      <h2 id="draw">
        {play ? `별 ${grouped(play.stars)}개가 나온 추첨이에요` : '아직 보자기를 들추지 않은 추첨이에요'}
      </h2>
      {!play && <Text>들추면 결과와 씨앗을 이 주소에서 볼 수 있어요.</Text>}
      <Facts>
        <dt>게임</dt>
        <dd>{title}</dd>
        {sealDt && <dt>봉인한 때</dt>}
        {sealDt && <dd>{moment(sealDt)}</dd>}
        <dt>들춘 때</dt>
        <dd>{play ? moment(play.playDt) : '아직이에요'}</dd>
      </Facts>
      <LinkButton look="outline" stretched to={links.game()}>
        오늘의 장바구니 열기
      </LinkButton>
    </section>
  );
}

const moment = (dateTime: string): string => `${koreanDate(dateTime)} ${koreanTime(dateTime)}`;

const Loading = () => (
  <Stack aria-busy="true" padding="4" gap="4">
    <VisuallyHidden>영수증을 불러오는 중이에요</VisuallyHidden>
    <Skeleton width="70%" height="1.6rem" />
    <Skeleton height="5rem" />
    <Skeleton height="16rem" />
  </Stack>
);
