import type { PeriodDealDetail } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { LoadedDetail } from '@jangteo/page';
import { Box, Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { usePhase } from '../phase/use-phase.ts';
import { EndlessProducts } from '../products/endless-products.tsx';
import { PeriodHero } from './period-hero.tsx';
import type { periodPreviewQuery, periodQuery } from './period-query.ts';
import { PeriodSkeleton } from './period-skeleton.tsx';

interface PeriodViewProps {
  query: ReturnType<typeof periodQuery | typeof periodPreviewQuery>;
  /** Shown above the loaded deal. */
  lead?: ReactNode;
  /** Shown below the loaded deal. */
  children?: (period: PeriodDealDetail) => ReactNode;
}

/** A period deal and its products. */
export function PeriodView({ query: options, lead, children }: PeriodViewProps) {
  const query = useInfiniteQuery(options);
  return (
    <LoadedDetail query={query} skeleton={<PeriodSkeleton />}>
      {({ pages }) => {
        const [first] = pages;
        if (!first) return null;
        return (
          <>
            {lead}
            <HeroNow period={first} onTurn={() => void query.refetch()} />
            {first.totalCount === 0 ? (
              <Empty
                icon="ticket"
                title="상품을 준비하고 있어요."
                action={<Link to={links.home()}>다른 특가 보기</Link>}
              />
            ) : (
              <Box paddingBlock="6">
                <EndlessProducts id="period-products" label={`${first.title} 상품`} query={query} pages={pages} />
              </Box>
            )}
            {children?.(first)}
          </>
        );
      }}
    </LoadedDetail>
  );
}

interface HeroNowProps {
  period: PeriodDealDetail;
  /** Called when the deal begins or ends: its products' prices change. */
  onTurn: () => void;
}

function HeroNow({ period, onTurn }: HeroNowProps) {
  const phase = usePhase(period);
  const hasTurned = phase !== period.state;
  const refetch = useEffectEvent(onTurn);
  useEffect(() => {
    if (hasTurned) refetch();
  }, [hasTurned]);
  return <PeriodHero period={period} phase={phase} />;
}
