import { track } from '@jangteo/analytics';
import type { Banner } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Carousel, Picture, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { type BannerPosition, bannersQuery } from './banners-query.ts';

const shape = { width: 320, height: 180 };
const intervalMs = 5_000;

/** Dark text on the banner's own light colour, and its picture at the right. */
const Slide = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    bg: 'var(--banner-color)',
    '& [data-part=text]': { flex: '1', minWidth: '0', paddingLeft: '5', paddingBlock: '3' },
    '& strong': { lineClamp: '2', fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug' },
    '& small': { lineClamp: '1', marginTop: '1', fontSize: 'md', color: 'fg.muted' },
    '& [data-part=picture]': { position: 'relative', width: '46%', flexShrink: '0' },
    // The picture begins softly.
    '& [data-part=picture]::after': {
      content: '""',
      position: 'absolute',
      inset: '0',
      backgroundImage: 'linear-gradient(to right, var(--banner-color), transparent 30%)',
    },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

interface BannerStripProps {
  position: BannerPosition;
  /** As the analytics names the page. */
  pageName: string;
  /** At the top of the page: its first picture is the largest that is seen at first. */
  leads?: boolean;
}

/**
 * The operators' banners of a position. The page's plan loads them, because the strip takes no space until they are there;
 * without any, or when they cannot be loaded, it is left out.
 */
export function BannerStrip({ position, pageName, leads = false }: BannerStripProps) {
  const banners = useQuery(bannersQuery(position)).data?.list ?? [];
  const slides = banners.map((banner, index) => (
    <BannerSlide
      key={banner.bannerId}
      banner={banner}
      order={index + 1}
      pageName={pageName}
      leads={leads && index === 0}
    />
  ));
  if (slides.length < 2) return slides;
  return (
    <Carousel label="장터 소식" interval={intervalMs}>
      {slides}
    </Carousel>
  );
}

interface BannerSlideProps extends Required<Pick<BannerStripProps, 'pageName' | 'leads'>> {
  banner: Banner;
  order: number;
}

function BannerSlide({ banner, order, pageName, leads }: BannerSlideProps) {
  const note = () => track('click banner', { banner_id: banner.bannerId, order, page_name: pageName });
  return (
    <Slide to={banner.url} onClick={note} style={{ '--banner-color': banner.backgroundColor } as CSSProperties}>
      <span data-part="text">
        <strong>{banner.title}</strong>
        <small>{banner.subtitle}</small>
      </span>
      <span data-part="picture">
        <Picture
          src={banner.imageUrl}
          alt=""
          {...shape}
          sizes="(min-width: 480px) 221px, 46vw"
          backgroundColor={banner.backgroundColor}
          priority={leads}
        />
      </span>
    </Slide>
  );
}
