import { track } from '@jangteo/analytics';
import type { Banner } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Loaded } from '@jangteo/page';
import { Carousel, Picture, Skeleton, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { dealsQuery } from '../deal/deals-query.ts';
import { pictureSizes } from '../picture-sizes.ts';

const intervalMs = 5_000;
const shape = { width: 640, height: 360 };

/**
 * Dark text at the left, where the pictures have little detail; the banner's own light colour keeps the contrast. Large text
 * makes the slide higher than its picture's shape.
 */
const Slide = styled(Link, {
  base: {
    display: 'grid',
    height: 'full',
    '& > *': { gridArea: '1 / 1', alignSelf: 'stretch' },
    '& [data-part=text]': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2',
      paddingLeft: '5',
      paddingRight: '45%',
      paddingTop: '4',
      // Above the carousel's controls.
      paddingBottom: '10',
      backgroundImage: 'linear-gradient(to right, var(--banner-color) 30%, transparent 70%)',
    },
    '& strong': { lineClamp: '3', fontSize: '3xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: '-0.02em' },
    '& small': { lineClamp: '2', fontSize: 'md', lineHeight: 'snug', color: 'fg.muted' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

/** Left out when its data fails, because the sections below show the failure. */
export function Banners() {
  return (
    <Loaded
      query={useQuery(dealsQuery())}
      failed="hidden"
      skeleton={<Skeleton ratio={`${shape.width} / ${shape.height}`} />}
      isEmpty={({ banners }) => banners.length === 0}
    >
      {({ banners }) => (
        <Carousel label="추천 소식" interval={intervalMs}>
          {banners.map((banner, index) => (
            <BannerSlide key={banner.bannerId} banner={banner} order={index + 1} />
          ))}
        </Carousel>
      )}
    </Loaded>
  );
}

function BannerSlide({ banner, order }: { banner: Banner; order: number }) {
  const note = () => track('click banner', { banner_id: banner.bannerId, order, page_name: 'home' });
  return (
    <Slide to={banner.url} onClick={note}>
      <Picture
        src={banner.imageUrl}
        alt=""
        {...shape}
        sizes={pictureSizes.page}
        backgroundColor={banner.backgroundColor}
        priority={order === 1}
      />
      <span data-part="text" style={{ '--banner-color': banner.backgroundColor } as CSSProperties}>
        <strong>{banner.title}</strong>
        <small>{banner.subtitle}</small>
      </span>
    </Slide>
  );
}
