import type { ProductCard } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { prepareOverlays } from '@jangteo/overlay';
import { crossToSeller, LinkButton, Loaded } from '@jangteo/page';
import { Icon, Picture, Price, Rail, Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { recentQuery } from './recent-query.ts';

const itemWidth = '6.75rem';

const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBottom: '2',
    '& > h2': { marginBottom: '0' },
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', fontSize: 'sm', color: 'fg.subtle' },
  },
});

/** The rail reaches to both edges of the page. */
const Full = styled('div', { base: { marginInline: '-4' } });

/** As high as a rail of products, of which the skeleton is one. */
const Nothing = styled('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    height: '10.05rem',
    fontSize: 'md',
    color: 'fg.subtle',
  },
});

const Tile = styled(Link, {
  base: {
    display: 'block',
    borderRadius: 'md',
    '& > [data-part=title]': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      marginTop: '1.5',
      marginBottom: '0.5',
      fontSize: 'sm',
    },
  },
});

/** A broken or empty rail leaves the rest of the page usable. */
export function Recent() {
  const query = useQuery(recentQuery());
  return (
    <section aria-labelledby="recent">
      <Head>
        <h2 id="recent">최근 본 상품</h2>
        <Link to={links.recentlyViewed()} aria-label="최근 본 상품 전체 보기">
          전체 보기
          <Icon name="chevron" size={16} />
        </Link>
      </Head>
      <Loaded
        query={query}
        skeleton={<RailSkeleton />}
        failedTitle="최근 본 상품을 불러오지 못했어요."
        isEmpty={({ length }) => length === 0}
        empty={
          <Nothing>
            <p>아직 둘러본 상품이 없어요.</p>
            <LinkButton look="outline" to={links.home()}>
              오늘의 특가 보기
            </LinkButton>
          </Nothing>
        }
      >
        {(products) => (
          <Full>
            <Rail itemWidth={itemWidth} id="my-page-recent">
              {products.map((product, index) => (
                <li key={product.productNo}>
                  <RecentProduct product={product} order={index + 1} />
                </li>
              ))}
            </Rail>
          </Full>
        )}
      </Loaded>
    </section>
  );
}

/** Leads to the product's page in its seller's shop, over the bridge. */
function RecentProduct({ product, order }: { product: ProductCard; order: number }) {
  const { discountPrice, saleRate, url, title, imageUrl } = product;
  const open = (event: MouseEvent) => crossToSeller(event, product, { listComponentName: 'my-page-recent', order });
  return (
    <Tile to={url} onPointerEnter={prepareOverlays} onClick={open}>
      <Picture src={imageUrl} alt="" width={216} height={216} sizes="108px" corners="md" />
      <span data-part="title">{title}</span>
      <Price price={discountPrice} rate={saleRate} size="sm" />
    </Tile>
  );
}

const RailSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden>최근 본 상품을 불러오는 중이에요</VisuallyHidden>
    <Full>
      <Rail itemWidth={itemWidth} aria-hidden>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <li key={place}>
            <Stack gap="1.5">
              <Skeleton ratio="1 / 1" />
              <Skeleton width="90%" height="1.05rem" />
              <Skeleton width="60%" height="1rem" />
            </Stack>
          </li>
        ))}
      </Rail>
    </Full>
  </div>
);
