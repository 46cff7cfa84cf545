import { track } from '@jangteo/analytics';
import type { Banner } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Carousel, Picture, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { type BannerPosition, bannersQuery } from './banners-query.ts';

const shape = { width: 640, height: 180 };
const intervalMs = 5_000;

/** Dark text at the left; the banner's own light colour under it keeps the contrast. */
const Slide = styled(Link, {
  base: {
    position: 'relative',
    display: 'block',
    '& [data-part=text]': {
      position: 'absolute',
      inset: '0',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '1',
      paddingLeft: '5',
      paddingRight: '40%',
      backgroundImage: 'linear-gradient(to right, var(--banner-color) 45%, transparent 75%)',
    },
    '& strong': { lineClamp: '2', fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug', wordBreak: 'keep-all' },
    '& small': { lineClamp: '1', fontSize: 'sm', color: 'fg.muted' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

interface BannerStripProps {
  position: BannerPosition;
  /** As the analytics names the page. */
  pageName: string;
}

/**
 * The operators' banners of a position. The page's plan loads them, because the strip takes no space until they are there;
 * without any, or when they cannot be loaded, it is left out.
 */
export function BannerStrip({ position, pageName }: BannerStripProps) {
  const banners = useQuery(bannersQuery(position)).data?.list ?? [];
  const slides = banners.map((banner, index) => (
    <BannerSlide key={banner.bannerId} banner={banner} order={index + 1} pageName={pageName} />
  ));
  if (slides.length < 2) return slides;
  return (
    <Carousel label="장터 소식" interval={intervalMs}>
      {slides}
    </Carousel>
  );
}

function BannerSlide({ banner, order, pageName }: { banner: Banner; order: number; pageName: string }) {
  const note = () => track('click banner', { banner_id: banner.bannerId, order, page_name: pageName });
  return (
    <Slide to={banner.url} onClick={note}>
      <Picture
        src={banner.imageUrl}
        alt=""
        {...shape}
        sizes="(min-width: 480px) 480px, 100vw"
        backgroundColor={banner.backgroundColor}
      />
      <span data-part="text" style={{ '--banner-color': banner.backgroundColor } as CSSProperties}>
        <strong>{banner.title}</strong>
        <small>{banner.subtitle}</small>
      </span>
    </Slide>
  );
}
