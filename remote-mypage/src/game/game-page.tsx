import type { Game, GamePlay } from '@jangteo/contract';
import { Loaded, PageHeader } from '@jangteo/page';
import { Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { BasketStage } from './basket-stage.tsx';
import { ChooseBasket } from './choose-basket.tsx';
import { gameQuery } from './game-query.ts';
import { NextPlay } from './next-play.tsx';
import { Odds } from './odds.tsx';
import { Receipt } from './receipt.tsx';
import { usePlay } from './use-play.ts';

const Sections = styled('div', {
  base: {
    wordBreak: 'keep-all',
    '& > section': { paddingInline: '4', paddingBlock: '5' },
    '& > section + section': { borderTopWidth: '0.5rem', borderColor: 'bg.muted' },
    '& h2': { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug' },
  },
});

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
  const { today, description, odds, nextDt } = game;
  return (
    <Sections>
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
      <Receipt game={game} />
    </Sections>
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
