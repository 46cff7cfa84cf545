import type { Game, GamePlay } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { LinkButton, Loaded, PageHeader } from '@jangteo/page';
import { Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { BasketStage } from './basket-stage.tsx';
import { ChooseBasket } from './choose-basket.tsx';
import { Odds } from './draw/odds.tsx';
import { Receipt } from './draw/receipt.tsx';
import { gameQuery } from './game-query.ts';
import { GameSections } from './game-sections.ts';
import { NextPlay } from './next-play.tsx';
import { usePlay } from './use-play.ts';

export default function GamePage() {
  const query = useQuery(gameQuery());
  return (
    <>
      <PageHeader title="오늘의 장바구니" />
      <Loaded query={query} failed="page" skeleton={<Loading />}>
        {(game) => <Play key={game.nextDt} game={game} onNextDay={() => void query.refetch()} />}
      </Loaded>
    </>
  );
}

interface PlayProps {
  game: Game;
  onNextDay: () => void;
}

function Play({ game, onNextDay }: PlayProps) {
  const { opening, drawn, failure, play } = usePlay();
  const { today, description, odds, nextDt, seedHash } = game;
  return (
    <GameSections dense>
      <section aria-labelledby="game-state">
        <BasketStage state={stateOf(today, drawn, opening)} />
        {today ? (
          <Result today={today} />
        ) : (
          <ChooseBasket description={description} opening={opening} failure={failure} onChoose={play} />
        )}
      </section>
      <NextPlay playsLeft={game.playsLeft} nextDt={nextDt} onNextDay={onNextDay} />
      <Odds odds={odds} />
      <Receipt seedHash={seedHash} play={today} odds={odds}>
        {seedHash && (
          <LinkButton look="outline" stretched to={links.gameDraw(seedHash)}>
            {today ? '누구나 볼 수 있는 영수증 열기' : '누구나 볼 수 있는 봉인 열기'}
          </LinkButton>
        )}
      </Receipt>
    </GameSections>
  );
}

/** A basket that was opened before is open already; one that is opened now is seen opening. */
function stateOf(today: GamePlay | null, drawn: GamePlay | undefined, opening: number | undefined) {
  if (today) return drawn ? 'opening' : 'open';
  return opening === undefined ? 'waiting' : 'shaking';
}

const Prize = styled('div', {
  base: {
    minHeight: '8.5rem',
    textAlign: 'center',
    '& strong': { display: 'block', fontSize: '3xl', lineHeight: 'tight', color: 'primary.text' },
    '& p': { marginTop: '2', color: 'fg.muted' },
  },
});

const Result = ({ today }: { today: GamePlay }) => (
  <Prize role="status">
    <h2 id="game-state">오늘의 별이에요</h2>
    <strong>별 {today.stars}개</strong>
    <p>받은 별은 바로 쌓였어요. 내일 또 만나요!</p>
  </Prize>
);

const Loading = () => (
  <Stack aria-busy="true" padding="4" gap="4">
    <VisuallyHidden>게임을 불러오는 중이에요</VisuallyHidden>
    <Skeleton ratio="400 / 330" />
    <Skeleton height="8.5rem" />
    <Skeleton height="6rem" />
  </Stack>
);
