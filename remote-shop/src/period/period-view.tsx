import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { LoadedDetail } from '@jangteo/page';
import { Box, Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EndlessProducts } from '../products/endless-products.tsx';
import { PeriodHero } from './period-hero.tsx';
import type { periodPreviewQuery, periodQuery } from './period-query.ts';
import { PeriodSkeleton } from './period-skeleton.tsx';

interface PeriodViewProps {
  query: ReturnType<typeof periodQuery | typeof periodPreviewQuery>;
  /** Shown above the loaded deal. */
  lead?: ReactNode;
}

/** A period deal and its products. */
export function PeriodView({ query: options, lead }: PeriodViewProps) {
  const query = useInfiniteQuery(options);
  return (
    <LoadedDetail query={query} skeleton={<PeriodSkeleton />}>
      {({ pages }) => {
        const [first] = pages;
        if (!first) return null;
        return (
          <>
            {lead}
            <PeriodHero period={first} />
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
          </>
        );
      }}
    </LoadedDetail>
  );
}
