import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { FavouritesLink, FirstViewFirst, PageHeader, ShareButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pictureSizes } from '../picture-sizes.ts';
import { ProductCard } from '../products/product-card.tsx';
import { ProductGrid } from '../products/product-grid.ts';
import { Section } from '../sections/section.tsx';
import { MonthStrip } from './month-strip.tsx';
import { SeasonBars } from './season-bars.tsx';
import { SeasonLinks } from './season-links.tsx';
import { readMonth } from './season-months.ts';
import { seasonQuery } from './season-query.ts';
import { SeasonSkeleton } from './season-skeleton.tsx';

/** More products than a phone shows below the months. */
const inView = 4;
/** The first row. */
const inFirstView = 2;

export default function SeasonPage() {
  const wanted = readMonth(useSearchParams()[0]);
  const query = useQuery({ ...seasonQuery(wanted), placeholderData: keepPreviousData });
  const month = wanted ?? query.data?.month;
  return (
    <>
      <PageHeader title="제철 먹거리">
        <FavouritesLink />
        <ShareButton />
      </PageHeader>
      <MonthStrip current={month} />
      <SeasonLinks />
      <Section
        id="season"
        title={month ? `${month}월, 지금이 제철` : '지금이 제철'}
        text="가장 맛있을 때 산지에서 바로"
        query={query}
        skeleton={<SeasonSkeleton />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <Empty
            icon="leaf"
            title="이달의 제철 먹거리를 준비하고 있어요."
            action={<Link to={links.category()}>카테고리에서 찾아보기</Link>}
          />
        }
      >
        {({ list, month: shown }) => (
          <>
            <SeasonBars key={shown} picks={list} month={shown} />
            <ProductGrid style={query.isPlaceholderData ? { opacity: 0.5 } : undefined}>
              <FirstViewFirst key={shown} items={list} inView={inView}>
                {(picks) =>
                  picks.map(({ product }, index) => (
                    <li key={product.productNo}>
                      <ProductCard
                        product={product}
                        sizes={pictureSizes.half}
                        loading={index < inFirstView ? 'eager' : 'lazy'}
                      />
                    </li>
                  ))
                }
              </FirstViewFirst>
            </ProductGrid>
          </>
        )}
      </Section>
    </>
  );
}
