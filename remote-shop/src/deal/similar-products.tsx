import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Empty } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { ProductCard } from '../products/product-card.tsx';
import { cardTextHeight } from '../products/product-card-root.ts';
import { GrowingRail } from '../sections/growing-rail.tsx';
import { RailSkeleton } from '../sections/rail-skeleton.tsx';
import { Section } from '../sections/section.tsx';
import { similarProductsQuery } from './deal-query.ts';

const cardWidth = '9.5rem';
const cardHeight = `calc(${cardWidth} + ${cardTextHeight})`;

export const SimilarProducts = ({ dealId }: { dealId: number }) => (
  <Section
    id="similar"
    heightBelowView="21.5rem"
    title="함께 보면 좋은 상품"
    query={useQuery(similarProductsQuery(dealId))}
    skeleton={<RailSkeleton itemWidth={cardWidth} />}
    isEmpty={({ list }) => list.length === 0}
    empty={
      <Empty title="비슷한 상품이 아직 없어요." action={<Link to={links.category()}>카테고리에서 찾아보기</Link>} />
    }
  >
    {({ list }) => (
      <GrowingRail name="similar products" itemWidth={cardWidth} itemHeight={cardHeight} items={list}>
        {(product) => (
          <li key={product.productNo}>
            <ProductCard product={product} sizes="152px" />
          </li>
        )}
      </GrowingRail>
    )}
  </Section>
);
